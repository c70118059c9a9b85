import type { SessionRecords } from '../../controls.ts';
import { demo } from '../../demo.ts';

/** Returns the numbers of a session's records in the ledger and at the sandbox. */
export async function recordsOf(sessionId: string): Promise<SessionRecords> {
  return (await fetch(`${demo.controls}/${sessionId}`)).json();
}

/** Expires a session. */
export async function letTimePass(sessionId: string): Promise<void> {
  await fetch(`${demo.controls}/${sessionId}/expire`, { method: 'POST' });
}
