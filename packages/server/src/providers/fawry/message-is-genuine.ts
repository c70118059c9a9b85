import { fawryNotificationMessage } from '@daftar/domain';
import { equalSecret } from '../../security/equal-secret.ts';
import { type DigitJson, textOf } from '../json-digits.ts';
import { isOurReference } from '../our-reference.ts';
import { signedAmount } from './fawry-amount.ts';
import { fawrySignature } from './fawry-signature.ts';

type Fields = Record<string, DigitJson>;

/** Tells whether the messageSignature of Fawry's message matches its values. */
export function messageIsGenuine(fields: Fields, secureKey: string): boolean {
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

const STATUSES = [
  'NEW',
  'UNPAID',
  'PAID',
  'CANCELED',
  'CANCELLED',
  'DELIVERED',
  'REFUNDED',
  'PARTIAL_REFUNDED',
  'EXPIRED',
  'FAILED',
];

/** An amount as Fawry sends it: signed with two decimals, and written with at most two. */
const isAmount = (text: string): boolean => /^(?:0|[1-9]\d{0,12})(?:\.\d{1,2})?$/.test(text);

/**
 * Tells whether each signed value has the form in which Fawry writes it. Fawry joins the values without separators. The fixed length of our number, the two decimals of the signed amounts and the known
 * statuses leave no border that can move, except the one between method and payment reference, which decide nothing here.
 */
export const hasSignedForms = (fields: Fields): boolean =>
  /^[1-9]\d{0,29}$/.test(textOf(fields, 'fawryRefNumber')) &&
  isOurReference(textOf(fields, 'merchantRefNumber')) &&
  isAmount(textOf(fields, 'paymentAmount')) &&
  (textOf(fields, 'orderAmount') === '' || isAmount(textOf(fields, 'orderAmount'))) &&
  STATUSES.includes(textOf(fields, 'orderStatus'));
