import { createHash } from 'node:crypto';

export interface NotificationToSign {
  fawryRefNumber: string;
  merchantRefNumber: string;
  /** Major units with two decimals; empty when absent. */
  paymentAmount: string;
  orderAmount: string;
  orderStatus: string;
  paymentMethod: string;
  /** Spelled so by Fawry; empty when absent. */
  paymentRefrenceNumber: string;
}

/** Fawry's messageSignature of notification V2 and status V2: SHA-256 in hex, the secure key last. */
export function notificationSignature(notification: NotificationToSign, secureKey: string): string {
  const { fawryRefNumber, merchantRefNumber, paymentAmount, orderAmount, orderStatus } = notification;
  const { paymentMethod, paymentRefrenceNumber } = notification;
  return createHash('sha256')
    .update(fawryRefNumber + merchantRefNumber + paymentAmount + orderAmount + orderStatus)
    .update(paymentMethod + paymentRefrenceNumber + secureKey)
    .digest('hex');
}
