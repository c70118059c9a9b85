import { type Money, toDecimalString } from '@daftar/domain';
import { type ChargeInput, text } from './check-charge.ts';
import type { FawryCharge, FawryStore } from './fawry-store.ts';
import { randomDigits } from './random-digits.ts';

const DAY_MS = 86_400_000;
const TRIES = 5;

/** Stores a charge with a new reference number of nine digits. Returns undefined when the merchant's number is taken. */
export async function keepCharge(
  input: ChargeInput,
  amount: Money,
  store: FawryStore,
  now: Date,
): Promise<FawryCharge | undefined> {
  const expiry = Number(input.paymentExpiry);
  const charge = {
    merchantRefNumber: text(input.merchantRefNum),
    customerProfileId: text(input.customerProfileId),
    customerName: text(input.customerName),
    customerMobile: text(input.customerMobile),
    customerEmail: text(input.customerEmail),
    description: text(input.description),
    amount: toDecimalString(amount),
    status: 'UNPAID' as const,
    expiresAt: expiry > now.getTime() ? new Date(expiry) : new Date(now.getTime() + DAY_MS),
    createdAt: now,
    payment: null,
  };
  for (let tries = 0; tries < TRIES; tries += 1) {
    const numbered = { ...charge, referenceNumber: randomDigits(9) };
    if (await store.add(numbered)) return numbered;
    if (await store.byMerchantReference(charge.merchantRefNumber)) return undefined;
  }
  throw new Error('No free reference number');
}
