import { vi } from 'vitest';
import type { Init } from '../protocol.ts';

/** Simulates the gateway's frame: sends 'hello'; returns the loader's message and the port in it. */
export function sendHello(frame: HTMLIFrameElement): { init: Init; port: MessagePort } {
  const postMessage = vi.fn<(init: Init, origin: string, ports: MessagePort[]) => void>();
  const source = { postMessage };
  Object.defineProperty(frame, 'contentWindow', { value: source });
  const { hash, origin } = new URL(frame.src);
  const data = { daftar: 1, type: 'hello', id: hash.slice(1) };
  window.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }));
  const [init, , ports] = postMessage.mock.calls[0] ?? [];
  const port = ports?.[0];
  if (!init || !port) throw new Error('The loader did not answer the greeting');
  return { init, port };
}
