import { fawrySandbox } from './fawry/fawry-sandbox.ts';
import type { Sandbox } from './sandbox.ts';

/** The gateway's credentials at each imitated provider; a provider without credentials is left out. */
export interface SandboxCredentials {
  fawry?: { merchantCode: string; secureKey: string };
}

/** Creates the sandboxes for which there are credentials. */
export function createSandboxes({ fawry }: SandboxCredentials, callbackUrl: string): Sandbox[] {
  const of = (name: string) => `${callbackUrl}/${name}`;
  return [fawry && fawrySandbox({ ...fawry, callbackUrl: of('fawry') })].filter(
    (sandbox) => sandbox !== undefined,
  );
}
