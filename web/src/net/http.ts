// Requests for documents and commands.
import type { Fault } from "../wire/received.ts";

/** The server's refusal to serve a request. */
export class RequestFailed extends Error {
  constructor(readonly fault: Fault) {
    super(fault.detail);
  }
}

const API = "/api/v1";

export const get = <T>(path: string): Promise<T> => request("GET", path);
export const post = <T>(path: string, body?: unknown): Promise<T> => request("POST", path, body);
export const remove = <T>(path: string): Promise<T> => request("DELETE", path);

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, credentials: "same-origin" };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { "content-type": "application/json" };
  }
  const answer = await fetch(API + path, init).catch(() => undefined);
  if (!answer) throw new RequestFailed({ fault: "going-down", detail: "no answer" });
  const text = await answer.text();
  if (!answer.ok) throw new RequestFailed(readFault(text));
  return (text ? JSON.parse(text) : undefined) as T;
}

function readFault(text: string): Fault {
  try {
    return JSON.parse(text) as Fault;
  } catch {
    return { fault: "internal", detail: text.slice(0, 200) };
  }
}
