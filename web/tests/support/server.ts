// The real program, with a data directory of its own.
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const program = fileURLToPath(new URL("../../../target/debug/partie", import.meta.url));

export class Server {
  private process: ChildProcess | undefined;
  /** Where it is; the same after a restart. */
  site = "";

  private constructor(private readonly data: string) {}

  static async start(): Promise<Server> {
    const server = new Server(await mkdtemp(join(tmpdir(), "partie-")));
    await server.run("127.0.0.1:0");
    return server;
  }

  /** Ends the process at once, as a power cut would. */
  async kill(): Promise<void> {
    const { process } = this;
    if (!process) return;
    const ended = new Promise((resolve) => process.once("exit", resolve));
    process.kill("SIGKILL");
    await ended;
    this.process = undefined;
  }

  restart(): Promise<void> {
    return this.run(new URL(this.site).host);
  }

  async end(): Promise<void> {
    await this.kill();
    await rm(this.data, { recursive: true, force: true });
  }

  private run(listen: string): Promise<void> {
    const child = spawn(program, ["serve", "--data", this.data, "--listen", listen], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    this.process = child;
    return new Promise((resolve, reject) => {
      child.once("exit", () => reject(new Error("the server has ended")));
      child.once("error", reject);
      createInterface({ input: child.stdout! }).on("line", (line) => {
        const site = /http:\/\/[\d.:]+/.exec(line)?.[0];
        if (!site) return;
        this.site = site;
        resolve();
      });
    });
  }
}
