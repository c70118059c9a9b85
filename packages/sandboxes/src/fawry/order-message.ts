import { randomUUID } from 'node:crypto';
import { fawryNotificationMessage, fromMajor, toDecimalString, toMajorNumber } from '@daftar/domain';
import { FAWRY_CURRENCY } from './fawry-currency.ts';
import { fawrySignature } from './fawry-signature.ts';
import type { FawryCharge } from './fawry-store.ts';

export const PAYMENT_METHOD = 'PAYATFAWRY';

export const egp = (amount: string) => fromMajor(amount, FAWRY_CURRENCY);

/** Returns the signed body of a notification V2, which is also that of a status answer. */
export function orderMessage(charge: FawryCharge, secureKey: string): Record<string, unknown> {
  const paymentAmount = egp(charge.payment?.amount ?? charge.amount);
  const orderAmount = egp(charge.amount);
  const signed = {
    fawryRefNumber: charge.referenceNumber,
    merchantRefNumber: charge.merchantRefNumber,
    orderStatus: charge.status,
    paymentMethod: PAYMENT_METHOD,
    paymentRefrenceNumber: charge.payment?.reference ?? '',
  };
  const amounts = {
    paymentAmount: toDecimalString(paymentAmount),
    orderAmount: toDecimalString(orderAmount),
  };
  return {
    requestId: randomUUID().replaceAll('-', ''),
    ...signed,
    customerName: charge.customerName,
    customerMobile: charge.customerMobile,
    customerMail: charge.customerEmail,
    customerMerchantId: charge.customerProfileId,
    paymentAmount: toMajorNumber(paymentAmount),
    orderAmount: toMajorNumber(orderAmount),
    fawryFees: toMajorNumber(egp(charge.payment?.fees ?? '0')),
    ...(charge.payment && { paymentTime: charge.payment.at.getTime() }),
    orderExpiryDate: charge.expiresAt.getTime(),
    orderItems: [{ itemCode: charge.merchantRefNumber, price: toMajorNumber(orderAmount), quantity: 1 }],
    messageSignature: fawrySignature(fawryNotificationMessage({ ...signed, ...amounts }, secureKey)),
  };
}
