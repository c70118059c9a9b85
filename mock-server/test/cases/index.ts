import { carriers } from './carriers.ts';
import type { Case } from './case.ts';
import { checkout } from './checkout.ts';
import { checkoutMonitoring } from './checkout-monitoring.ts';
import { merchants } from './merchants.ts';
import { payments } from './payments.ts';
import { signingIn, signingOut } from './people.ts';
import { services } from './services.ts';
import { settlements } from './settlements.ts';

/** Every operation, in an order in which each finds what it needs. */
export const cases: Case[] = [
  ...signingIn,
  ...carriers,
  ...merchants,
  ...services,
  ...checkout,
  ...payments,
  ...checkoutMonitoring,
  ...settlements,
  ...signingOut,
];
