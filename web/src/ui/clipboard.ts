/** Copies a text; whether it could. Pages without TLS have no clipboard of the new kind, so the old way is tried too. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

function copySelected(text: string): boolean {
  const held = document.activeElement;
  const field = document.createElement("textarea");
  field.className = "unseen";
  field.value = text;
  document.body.append(field);
  field.select();
  const copied = document.execCommand("copy");
  field.remove();
  if (held instanceof HTMLElement) held.focus({ preventScroll: true });
  return copied;
}
