import type { SessionRecords } from '../../controls.ts';
import { demo } from '../../demo.ts';

/** Returns what a session's payments left in the books and at the sandbox. */
export async function recordsOf(sessionId: string): Promise<SessionRecords> {
  return (await fetch(`${demo.controls}/${sessionId}`)).json();
}

/** Lets a session's time pass. */
export async function letTimePass(sessionId: string): Promise<void> {
  await fetch(`${demo.controls}/${sessionId}/expire`, { method: 'POST' });
}
