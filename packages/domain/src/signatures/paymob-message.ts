/** The fields under Paymob's signature, in its order. */
export const paymobSignedFields = [
  'amount_cents',
  'created_at',
  'currency',
  'error_occured',
  'has_parent_transaction',
  'id',
  'integration_id',
  'is_3d_secure',
  'is_auth',
  'is_capture',
  'is_refunded',
  'is_standalone_payment',
  'is_voided',
  'order.id',
  'owner',
  'pending',
  'source_data.pan',
  'source_data.sub_type',
  'source_data.type',
  'success',
] as const;

type Fields = Readonly<Record<string, unknown>>;

const own = (fields: unknown, name: string): unknown =>
  typeof fields === 'object' && fields !== null && Object.hasOwn(fields, name)
    ? (fields as Fields)[name]
    : undefined;

/** A field by its dotted name: flat as in a browser's return, or nested as in a notification. */
function fieldOf(fields: Fields, name: string): unknown {
  const flat = own(fields, name);
  if (flat !== undefined) return flat;
  const nested = name.split('.').reduce<unknown>(own, fields);
  if (nested !== undefined || name !== 'order.id') return nested;
  const order = own(fields, 'order');
  return typeof order === 'object' && order !== null ? undefined : (order ?? own(fields, 'order_id'));
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' && !Number.isSafeInteger(value))
    throw new RangeError('A number that JSON bent: read its digits as text');
  if (typeof value === 'object') throw new TypeError('Not a value');
  return String(value);
}

/**
 * The text under Paymob's `hmac` (HMAC-SHA512 in hex): the values alone, joined with nothing between.
 *
 * Takes `obj` of a notification or the flat fields of a browser's return; null or absent is empty. Ids above 2^53 come
 * as text or bigint.
 *
 * @throws RangeError for a number that is no safe integer, TypeError for an object in a value's place.
 */
export function paymobSignatureMessage(fields: Fields): string {
  return paymobSignedFields.map((name) => textOf(fieldOf(fields, name))).join('');
}
