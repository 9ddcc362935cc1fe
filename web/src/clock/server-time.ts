// The server's time, as well as it can be known here.

/** Keeps the offset of the message that came quickest: it is nearest to the truth. */
export class ServerTime {
  private offset: number | undefined;

  /** A message said so when our own clock said this. */
  heard(serverMs: number, ownMs: number): void {
    const offset = serverMs - ownMs;
    if (this.offset === undefined || offset > this.offset) this.offset = offset;
  }

  /** What the server's clock says now. */
  now(ownMs: number): number {
    return ownMs + (this.offset ?? 0);
  }

  /** Forgets, because the computer's clock may have been set meanwhile. */
  forget(): void {
    this.offset = undefined;
  }
}
