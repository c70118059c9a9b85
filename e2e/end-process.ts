import type { ChildProcess } from 'node:child_process';

/** Ends a process by `end`, which sends it a signal, and waits until it has exited. Does nothing if it has exited already. */
export function endProcess(
  running: ChildProcess | undefined,
  end: (running: ChildProcess) => void,
): Promise<void> {
  if (!running || running.exitCode !== null || running.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    running.once('exit', () => resolve());
    end(running);
  });
}
