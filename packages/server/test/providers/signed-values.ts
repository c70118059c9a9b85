import { paymobSignedFields } from '@daftar/domain';
import type { RawNotice } from '../../src/providers/notice.ts';

/** The values of a notice that its provider signs, and the signature; undefined when the message cannot be parsed. */
type SignedValues = string[] | undefined;

const json = ({ body }: RawNotice): Record<string, unknown> | undefined => {
  try {
    const value: unknown = JSON.parse(Buffer.from(body).toString('utf8'));
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
};

const form = ({ body }: RawNotice): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(Buffer.from(body).toString('utf8')));

const text = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

/** A signature is a number in hexadecimal digits, so the case of the digits does not count. */
const digits = (value: unknown): string => text(value).toLowerCase();

const fawryFields = ['fawryRefNumber', 'merchantRefNumber', 'orderStatus', 'paymentMethod'];
const fawryAmounts = ['paymentAmount', 'orderAmount'];

/** Reads what each provider signs, by its documentation and without the product's code. */
const readers: Record<string, (raw: RawNotice) => SignedValues> = {
  fawry: (raw) => {
    const fields = json(raw);
    return (
      fields && [
        ...[...fawryFields, 'paymentRefrenceNumber', 'messageSignature'].map((name) => text(fields[name])),
        ...fawryAmounts.map((name) => text(fields[name] ?? '') && Number(fields[name]).toFixed(2)),
      ]
    );
  },
  /** PayTabs signs every byte of the body. */
  paytab: ({ body, headers }) => [Buffer.from(body).toString('latin1'), digits(headers.signature)],
  paymob: (raw) => {
    const { obj } = (json(raw) ?? {}) as { obj?: Record<string, unknown> | null };
    const at = (name: string) =>
      name.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | null)?.[key], obj);
    if (!obj) return undefined;
    return [
      ...paymobSignedFields.map((name) => text(at(name))),
      digits(new URLSearchParams(raw.query).get('hmac')),
    ];
  },
  /** MontyPay signs the upper-case text of the order, without the status. */
  monty: (raw) => {
    const fields = form(raw);
    const order = ['id', 'order_number', 'order_amount', 'order_currency', 'order_description'];
    return [...order.map((name) => text(fields[name]).toUpperCase()), digits(fields.hash)];
  },
  /** JazzCash signs the values that are not empty, in the order of their names, and not the names. */
  jazzcash: (raw) => {
    const fields = json(raw);
    if (!fields) return undefined;
    const names = Object.keys(fields).filter((name) => /^pp(mpf)?_/.test(name) && name !== 'pp_SecureHash');
    const values = names.sort().map((name) => text(fields[name]));
    return [...values.filter((value) => value !== ''), digits(fields.pp_SecureHash)];
  },
};

/** Tells whether two notices of a provider have the same signed values and the same signature. */
export function signsTheSame(name: string, one: RawNotice, other: RawNotice): boolean {
  const read = readers[name];
  if (!read) throw new Error(`${name} sends no notices`);
  const values = read(one);
  return values !== undefined && JSON.stringify(values) === JSON.stringify(read(other));
}
