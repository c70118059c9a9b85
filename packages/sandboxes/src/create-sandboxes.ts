import { fawrySandbox } from './fawry/fawry-sandbox.ts';
import type { Sandbox } from './sandbox.ts';

/** The gateway's credentials at each imitated provider; a provider without credentials is left out. */
export interface SandboxCredentials {
  fawry?: { merchantCode: string; secureKey: string };
}

/** Creates the sandboxes for which there are credentials. */
export function createSandboxes({ fawry }: SandboxCredentials): Sandbox[] {
  return [fawry && fawrySandbox(fawry)].filter((sandbox) => sandbox !== undefined);
}
