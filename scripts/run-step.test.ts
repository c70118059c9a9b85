import { expect, test } from 'vitest';
import { runStep } from './run-step.ts';

const silenceMs = 1500;

/** Runs a program of Node as a step; returns whether it succeeded, and what it printed. */
async function step(program: string) {
  const printed: string[] = [];
  const output = { write: (text: string) => printed.push(text) };
  const { ok, seconds } = await runStep(
    { name: 'fake', command: [process.execPath, '-e', program], silenceMs },
    output,
    output,
  );
  return { ok, seconds, printed: printed.join('') };
}

test('a step that goes on printing is never killed, however long it takes', async () => {
  const { ok, seconds } = await step(
    'let n = 0; const t = setInterval(() => { console.log(n); if (++n > 12) clearInterval(t); }, 250)',
  );
  expect(ok).toBe(true);
  expect(seconds * 1000).toBeGreaterThan(silenceMs * 2);
});

test('a step that prints nothing is killed and fails', async () => {
  const { ok, printed } = await step('setInterval(() => {}, 1000)');
  expect(ok).toBe(false);
  expect(printed).toContain('fake printed nothing for too long');
});
