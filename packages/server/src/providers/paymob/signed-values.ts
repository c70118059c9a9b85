import { isCurrency, paymobSignedFields, paymobSignedOrder, paymobSignedValue } from '@daftar/domain';
import { type Fields, ownIntegrations, type PaymobAccount } from './transaction.ts';

/** Digits without leading zeros, so that a zero cannot be moved from one number to the next. */
const NUMBER = /^[1-9]\d{0,24}$/;
const CENTS = /^(?:0|[1-9]\d{0,14})$/;
/** Paymob's times: ISO 8601 with or without a fraction and an offset. */
const TIME =
  /^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)?$/;
const isFlag = (text: string): boolean => text === 'true' || text === 'false';
/** The source of the money decides nothing here, so that its three texts may have any form. */
const isText = (): boolean => true;

type SignedField = (typeof paymobSignedFields)[number];

const forms: Readonly<Record<SignedField, (text: string) => boolean>> = {
  amount_cents: (text) => CENTS.test(text),
  created_at: (text) => TIME.test(text),
  currency: isCurrency,
  error_occured: isFlag,
  has_parent_transaction: isFlag,
  id: (text) => NUMBER.test(text),
  integration_id: (text) => NUMBER.test(text),
  is_3d_secure: isFlag,
  is_auth: isFlag,
  is_capture: isFlag,
  is_refunded: isFlag,
  is_standalone_payment: isFlag,
  is_voided: isFlag,
  'order.id': (text) => NUMBER.test(text),
  owner: (text) => NUMBER.test(text),
  pending: isFlag,
  'source_data.pan': isText,
  'source_data.sub_type': isText,
  'source_data.type': isText,
  success: isFlag,
};

/**
 * Tells whether each signed value has the form in which Paymob writes it. Paymob joins the values without separators, so a value
 * of another form may be the part of a neighbour: an amount of 100 and the time 2026-… read as an amount of 1002026. With these
 * forms only the border between order and owner can move (`otherOrders`).
 */
export function hasSignedForms(fields: Fields, account: PaymobAccount): boolean {
  return (
    paymobSignedFields.every((name) => forms[name](paymobSignedValue(fields, name))) &&
    isOnlyIntegration(fields, account)
  );
}

/**
 * Tells whether the integration is ours, and the longest of ours with which the joined digits of transaction and integration end:
 * a shorter one would leave its first digits to the transaction's id.
 */
function isOnlyIntegration(fields: Fields, account: PaymobAccount): boolean {
  const integration = paymobSignedValue(fields, 'integration_id');
  const digits = paymobSignedValue(fields, 'id') + integration;
  const [longest] = ownIntegrations(account)
    .filter((own) => digits.endsWith(own))
    .sort((one, other) => other.length - one.length);
  return integration === longest;
}

/**
 * Returns the other order ids that the joined digits of order and owner may contain. The owner's id is not known here, so a
 * message counts only if we know none of these orders.
 */
export function otherOrders(fields: Fields): string[] {
  const order = paymobSignedOrder(fields);
  const digits = order + paymobSignedValue(fields, 'owner');
  return Array.from({ length: digits.length - 1 }, (_, index) => index + 1)
    .filter((at) => at !== order.length && digits[at] !== '0')
    .map((at) => digits.slice(0, at));
}
