/** The fields that Paymob signs, in its order. */
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

/** Returns a field by its dotted name: from the flat query of a browser's return or from a nested notification. */
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
 * Returns the text that Paymob's `hmac` signs (HMAC-SHA512 in hexadecimal): the values alone, concatenated.
 *
 * Takes `obj` of a notification, or the flat fields of a browser's return. Null and missing fields are empty. Ids above
 * 2^53 must be texts or bigints.
 *
 * @throws RangeError for a number that is not a safe integer, TypeError for an object instead of a value.
 */
export function paymobSignatureMessage(fields: Fields): string {
  return paymobSignedFields.map((name) => textOf(fieldOf(fields, name))).join('');
}

/**
 * Returns one signed value exactly as the signature covers it; '' when it is missing or an object.
 *
 * @throws RangeError for a number that is not a safe integer.
 */
export function paymobSignedValue(fields: Fields, name: (typeof paymobSignedFields)[number]): string {
  const value = fieldOf(fields, name);
  return typeof value === 'object' ? '' : textOf(value);
}

/**
 * Returns Paymob's order id exactly as the signature covers it; '' when it is missing or an object. A message can name the
 * order in several ways (`order.id`, `order`, `order_id`), of which Paymob signs one.
 *
 * @throws RangeError for a number that is not a safe integer.
 */
export const paymobSignedOrder = (fields: Fields): string => paymobSignedValue(fields, 'order.id');

/** The query parameters with which Paymob redirects the browser to us, by name. */
export type PaymobReturn = Readonly<Record<string, string>>;

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/**
 * Parses the query of Paymob's redirect, with or without the leading ?. Returns undefined if a name occurs twice or a
 * part cannot be decoded.
 *
 * Does not decode + as a space: Paymob does not encode the + in the offset of created_at, and the signature covers it.
 */
export function parsePaymobReturn(query: string): PaymobReturn | undefined {
  const fields = new Map<string, string>();
  const pairs = query.replace(/^\?/, '').split('&');
  for (const pair of pairs.filter((text) => text !== '')) {
    const at = pair.indexOf('=');
    const name = decoded(at < 0 ? pair : pair.slice(0, at));
    const value = decoded(at < 0 ? '' : pair.slice(at + 1));
    if (name === undefined || value === undefined || fields.has(name)) return undefined;
    fields.set(name, value);
  }
  return Object.fromEntries(fields);
}
