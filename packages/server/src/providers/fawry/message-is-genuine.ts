import { fawryNotificationMessage } from '@daftar/domain';
import { equalSecret } from '../../security/equal-secret.ts';
import { type DigitJson, textOf } from '../json-digits.ts';
import { signedAmount } from './fawry-amount.ts';
import { fawrySignature } from './fawry-signature.ts';

/** Tells whether the messageSignature of Fawry's message matches its values. */
export function messageIsGenuine(fields: Record<string, DigitJson>, secureKey: string): boolean {
  const expected = fawrySignature(
    fawryNotificationMessage(
      {
        fawryRefNumber: textOf(fields, 'fawryRefNumber'),
        merchantRefNumber: textOf(fields, 'merchantRefNumber'),
        paymentAmount: signedAmount(textOf(fields, 'paymentAmount')),
        orderAmount: signedAmount(textOf(fields, 'orderAmount')),
        orderStatus: textOf(fields, 'orderStatus'),
        paymentMethod: textOf(fields, 'paymentMethod'),
        paymentRefrenceNumber: textOf(fields, 'paymentRefrenceNumber'),
      },
      secureKey,
    ),
  );
  return equalSecret(expected, textOf(fields, 'messageSignature'));
}
