import { addMoney, money, subtractMoney, toDecimalString } from '@daftar/domain';
import { FAWRY_CURRENCY } from './fawry-currency.ts';
import type { FawrySandboxOptions } from './fawry-sandbox-options.ts';
import type { FawryCharge, FawryMove, FawryPayment } from './fawry-store.ts';
import { magicOf } from './magic.ts';
import { egp } from './order-message.ts';
import { queueNotices } from './queue-notices.ts';
import { randomDigits } from './random-digits.ts';

const actions = ['pay', 'cancel', 'expire', 'refund'] as const;
export type Action = (typeof actions)[number];

export const isAction = (word: string): word is Action => actions.some((action) => action === word);

/** Returns the actions that a charge's status allows. Paying an expired charge simulates a late payment. */
export function possibleActions({ status }: FawryCharge): Action[] {
  if (status === 'UNPAID') return ['pay', 'cancel', 'expire'];
  if (status === 'EXPIRED') return ['pay'];
  return status === 'PAID' ? ['refund'] : [];
}

/** Changes a charge's status and queues the callbacks. Returns undefined when the status no longer allows the action. */
export async function act(
  charge: FawryCharge,
  action: Action,
  options: FawrySandboxOptions,
): Promise<FawryCharge | undefined> {
  if (!possibleActions(charge).includes(action)) return undefined;
  const moved = await options.store.move(charge.referenceNumber, moveOf(charge, action, options.now()));
  if (moved) await queueNotices(moved, options);
  return moved;
}

function moveOf(charge: FawryCharge, action: Action, now: Date): FawryMove {
  const from = [charge.status];
  if (action === 'pay') return { from, to: 'PAID', payment: paymentOf(charge, now) };
  if (action === 'cancel') return { from, to: 'CANCELED' };
  return { from, to: action === 'expire' ? 'EXPIRED' : 'REFUNDED' };
}

const ONE_POUND = money(100n, FAWRY_CURRENCY);
const FEE = money(250n, FAWRY_CURRENCY);

function paymentOf({ amount, customerMobile }: FawryCharge, at: Date): FawryPayment {
  const does = magicOf(customerMobile)?.does;
  const asked = egp(amount);
  const fees = does === 'surcharge' ? FEE : money(0n, FAWRY_CURRENCY);
  const less = does === 'underpay' && asked.minor > ONE_POUND.minor;
  const paid = less ? subtractMoney(asked, ONE_POUND) : addMoney(asked, fees);
  return { reference: randomDigits(6), amount: toDecimalString(paid), fees: toDecimalString(fees), at };
}
