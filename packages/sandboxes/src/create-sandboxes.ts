import type { EasypaisaOptions } from './easypaisa/easypaisa-options.ts';
import { easypaisaSandbox } from './easypaisa/easypaisa-sandbox.ts';
import type { FawryOptions } from './fawry/fawry-options.ts';
import { fawrySandbox } from './fawry/fawry-sandbox.ts';
import type { JazzcashOptions } from './jazzcash/jazzcash-options.ts';
import { jazzcashSandbox } from './jazzcash/jazzcash-sandbox.ts';
import type { MontyOptions } from './monty/monty-options.ts';
import { montySandbox } from './monty/monty-sandbox.ts';
import type { PaymobOptions } from './paymob/paymob-options.ts';
import { paymobSandbox } from './paymob/paymob-sandbox.ts';
import type { PaytabOptions } from './paytab/paytab-options.ts';
import { paytabSandbox } from './paytab/paytab-sandbox.ts';
import type { Sandbox } from './sandbox.ts';

/** The gateway's credentials at each imitated provider. A provider without credentials gets no sandbox. */
export interface SandboxCredentials {
  fawry?: FawryOptions;
  paytab?: PaytabOptions;
  paymob?: PaymobOptions;
  monty?: MontyOptions;
  jazzcash?: JazzcashOptions;
  easypaisa?: EasypaisaOptions;
}

/** Creates the sandboxes of the providers that have credentials. */
export function createSandboxes(credentials: SandboxCredentials): Sandbox[] {
  const { fawry, paytab, paymob, monty, jazzcash, easypaisa } = credentials;
  return [
    fawry && fawrySandbox(fawry),
    paytab && paytabSandbox(paytab),
    paymob && paymobSandbox(paymob),
    monty && montySandbox(monty),
    jazzcash && jazzcashSandbox(jazzcash),
    easypaisa && easypaisaSandbox(easypaisa),
  ].filter((sandbox) => sandbox !== undefined);
}
