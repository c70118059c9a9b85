import { asFields, textOf } from '../json-digits.ts';
import { pageAddress } from '../page-address.ts';
import { qrImage } from '../qr-image.ts';
import type { ReadStep } from './read-charge.ts';

/** Reads the reference number with which the customer pays. */
export const referenceStep: ReadStep = (fields) => {
  const referenceNumber = textOf(fields, 'referenceNumber') || textOf(fields, 'fawryRefNumber');
  return /^\d{1,30}$/.test(referenceNumber) ? { kind: 'reference', referenceNumber } : undefined;
};

/** Reads the QR code that the customer scans. */
export const qrStep: ReadStep = (fields) => {
  const image = qrImage(textOf(fields, 'walletQr'));
  return image === undefined ? undefined : { kind: 'qr', image };
};

/** Returns the step of a push payment: the wallet's owner confirms on the phone. */
export const confirmStep: ReadStep = () => ({ kind: 'confirm' });

/** Returns a function that reads the address of the bank's page (3-D Secure). */
export const bankStep =
  (baseUrl: string): ReadStep =>
  (fields) => {
    const next = asFields(fields.nextAction) ?? {};
    const url =
      textOf(next, 'type') === 'THREE_D_SECURE' && pageAddress(textOf(next, 'redirectUrl'), baseUrl);
    return url ? { kind: 'redirect', url } : undefined;
  };
