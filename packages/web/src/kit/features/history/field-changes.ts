/** A changed field of a record; `path` lists the field names from the outermost to the changed one. */
export type FieldChange = {
  readonly path: readonly string[];
  readonly before: unknown;
  readonly after: unknown;
};

type Facts = Readonly<Record<string, unknown>>;

/** Second line of defence: the audit history contains no secrets, but if it ever did, they must not be shown. */
const secret = /password|secret|hash|cipher|private|^token$|nationalId|bankNo/i;

const isFacts = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const same = (before: unknown, after: unknown): boolean =>
  JSON.stringify(before ?? null) === JSON.stringify(after ?? null);

/** Fields with money, in the order in which their forms compute them. The database keeps no order of the fields. */
const computed = [
  ...['name', 'paymentMethod', 'currency', 'totalAmount', 'waleeCommission', 'sbpCharges', 'serviceSalesTax'],
  ...['withHoldingCharges', 'exchangeRate', 'totalBilledAmount', 'grossAmount', 'tax', 'netAmount'],
];

/** Returns a field's place in `computed`; other fields follow. */
const placeOf = (name: string): number => {
  const place = computed.indexOf(name);
  return place < 0 ? computed.length : place;
};

/** Returns the fields that differ between two states of a record, descending into nested fields. */
export function fieldChanges(
  before: Facts = {},
  after: Facts = {},
  path: readonly string[] = [],
): FieldChange[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort(
    (a, b) => placeOf(a) - placeOf(b),
  );
  return names.flatMap((name) => {
    const [was, is] = [before[name], after[name]];
    // Skips ids of nested records, because the name beside them is enough.
    if (secret.test(name) || (path.length > 0 && name === '_id') || same(was, is)) return [];
    const inside = [...path, name];
    const holds = isFacts(was) || isFacts(is);
    return holds && path.length < 3
      ? fieldChanges(isFacts(was) ? was : {}, isFacts(is) ? is : {}, inside)
      : [{ path: inside, before: was, after: is }];
  });
}
