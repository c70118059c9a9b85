import { type PaymentProviderKey, providerOf } from '@daftar/domain';
import type { Service, Session } from '../model.ts';
import { cardMethod, cardPageMethod, instantCardMethod } from './card/card-method.ts';
import { walletMethod } from './fawry-wallet/wallet-method.ts';
import type { Method } from './method.ts';
import { montyMethod } from './monty/monty-method.ts';
import { pakistanWalletMethod } from './pakistan-wallet/pakistan-wallet-method.ts';
import { easypaisa, jazzcash } from './pakistan-wallet/wallet-brands.tsx';
import { paymobMethods } from './paymob/paymob-methods.ts';
import { paytabMethod } from './paytab/paytab-method.ts';
import { referenceMethod } from './reference/reference-method.ts';

/** The methods that the frame supports, by provider. */
const byProvider: Record<PaymentProviderKey, Method[]> = {
  fawry: [cardMethod, walletMethod, referenceMethod],
  paytab: [paytabMethod],
  paymob: paymobMethods,
  monty: [montyMethod],
  jazzcash: [cardPageMethod, pakistanWalletMethod(jazzcash)],
  easypaisa: [instantCardMethod, pakistanWalletMethod(easypaisa)],
};

/** Returns the provider's methods; undefined for an unknown provider. */
export function methodsOf(service: Service): Method[] | undefined {
  const provider = providerOf(service.serviceProvider);
  return provider && byProvider[provider.key];
}

/**
 * Returns the session's methods that the frame supports. If the shop gives a list `wanted`, it selects and orders them.
 */
export function offeredMethods(session: Session, service: Service, wanted?: readonly string[]): Method[] {
  const known = methodsOf(service) ?? [];
  const allowed = session.paymentMethods;
  const order = wanted ? wanted.filter((name) => allowed.includes(name)) : allowed;
  return order
    .flatMap((name) => known.filter((method) => method.name === name))
    .map((method) => (method === cardMethod && session.cardEntry === 'redirect' ? cardPageMethod : method));
}

/** Tells whether the customer can choose between ways to pay. */
export const offersChoice = (methods: readonly Method[]): boolean =>
  methods.length > 1 || methods.some(({ hasWays }) => hasWays);
