import type { PaymentProviderKey } from '@daftar/domain';
import { easypaisaSandbox } from './easypaisa/easypaisa-sandbox.ts';
import { fawrySandbox } from './fawry/fawry-sandbox.ts';
import { jazzcashSandbox } from './jazzcash/jazzcash-sandbox.ts';
import { montySandbox } from './monty/monty-sandbox.ts';
import { paymobSandbox } from './paymob/paymob-sandbox.ts';
import { paytabSandbox } from './paytab/paytab-sandbox.ts';
import type { Sandbox } from './sandbox.ts';

/** The sandbox of each payment provider of the domain's list, in the order of the first page. */
const creators = {
  fawry: fawrySandbox,
  paytab: paytabSandbox,
  paymob: paymobSandbox,
  monty: montySandbox,
  jazzcash: jazzcashSandbox,
  easypaisa: easypaisaSandbox,
} satisfies Record<PaymentProviderKey, (credentials: never) => Sandbox>;

/** The gateway's credentials at each imitated provider. A provider without credentials gets no sandbox. */
export type SandboxCredentials = {
  [Key in PaymentProviderKey]?: Parameters<(typeof creators)[Key]>[0];
};

/** Creates the sandboxes of the providers that have credentials. */
export function createSandboxes(credentials: SandboxCredentials): Sandbox[] {
  const all = creators as Record<PaymentProviderKey, (credentials: unknown) => Sandbox>;
  return Object.entries(all).flatMap(([key, create]) => {
    const own = credentials[key as PaymentProviderKey];
    return own ? [create(own)] : [];
  });
}
