import { approvals } from './approvals.ts';
import { carriers } from './carriers.ts';
import type { Case } from './case.ts';
import { blacklists, products } from './catalogue.ts';
import { checkout } from './checkout.ts';
import { checkoutMonitoring } from './checkout-monitoring.ts';
import { derivedCases } from './derived-cases.ts';
import { figures } from './figures.ts';
import { keys } from './keys.ts';
import { loans } from './loans.ts';
import { merchants } from './merchants.ts';
import { packages } from './packages.ts';
import { payments } from './payments.ts';
import { payouts } from './payouts.ts';
import { signingIn } from './people.ts';
import { refunds } from './refunds.ts';
import { services } from './services.ts';
import { settlements } from './settlements.ts';
import { subscriptions } from './subscriptions.ts';

/**
 * Cases of operations that need more than their examples: records, secrets, checks of the response. Each uses the records
 * of earlier ones.
 */
const written: Case[] = [
  ...signingIn,
  ...carriers,
  ...merchants,
  ...services,
  ...keys,
  ...checkout,
  ...refunds,
  ...subscriptions,
  ...payments,
  ...checkoutMonitoring,
  ...settlements,
  ...payouts,
  ...approvals,
  ...loans,
  ...products,
  ...packages,
  ...blacklists,
  ...figures,
];

/** Cases of every operation in the contract, ordered so that each finds the records it needs. */
export const cases: Case[] = [
  ...written,
  ...derivedCases(new Set(written.map(({ operation }) => operation))),
];
