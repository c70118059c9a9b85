import { expect, test } from 'vitest';
import { type ContractOperation, contractOperations, resolved, type Schema } from '../checking/index.ts';

/**
 * Texts of request bodies that the gateway does not check for card numbers, with the reason. A new text field needs
 * `x-known: text` (or `lines`), or a line here.
 */
const UNCHECKED: Readonly<Record<string, string>> = {
  'CardStatusUpdate*': 'from the provider: redacted in logs',
  'PaymobReturn*': 'from the provider: redacted in logs',
  'FawryNotification*': 'from the provider: redacted in logs',
  'FormNotification*': 'from the provider: redacted in logs',
  BankNo: 'an account number',
  Msisdn: 'a mobile number, parsed before it is stored',
  'Credentials.userName': 'compared with user names, never stored',
  SearchText: 'never stored',
  'BillingDetailRequest.serviceName': 'a filter, never stored',
  'RevenueRequest.merchantName': 'a filter, never stored',
  'HistoryEntry*': 'sent back by a form, never stored',
  'LoanAccount.merchantName': 'sent back by a form, never stored',
  'RoleReference.name': 'sent back by a form, never stored',
  'ServiceEdit.merchant.name': 'sent back by a form, never stored',
  'RoleInput.userTypeId': 'the id of an account, which must exist',
  'UserInput.userTypeId': 'the id of an account, which must exist',
};

const SHORTEST_CARD = 13;
/** A typed text: patterns of ids, numbers and codes reject it. */
const SAMPLE = 'Nora 4242';

type Node = Schema & {
  $ref?: string;
  maxLength?: number;
  pattern?: string;
  allOf?: Node[];
  properties?: Record<string, Node>;
  items?: Node;
};

/** Returns the name of every text in a schema into which a person could type a card number and that does not refuse it. */
function uncheckedTexts(schema: Node, name: string, seen: readonly string[] = []): string[] {
  const { $ref, ...own } = schema;
  const inside = (part: unknown, at: string): string[] =>
    typeof part === 'object' && part !== null ? uncheckedTexts(part as Node, at, seen) : [];
  const target = $ref?.split('/').at(-1) ?? '';
  if ($ref !== undefined && seen.includes($ref)) return [];
  const found =
    $ref === undefined
      ? []
      : uncheckedTexts(resolved<Node>({ $ref }), target, [...seen, $ref]).filter(() => !isClosed(own));
  const several = ['allOf', 'oneOf', 'anyOf'].flatMap((word) => (schema[word] ?? []) as Node[]);
  return [
    ...found,
    ...(isText(own) && !isClosed(own) ? [name] : []),
    ...several.flatMap((part) => inside(part, name)),
    ...Object.entries(schema.properties ?? {}).flatMap(([field, part]) => inside(part, `${name}.${field}`)),
    ...inside(schema.items, `${name}[]`),
    ...inside(schema.additionalProperties, `${name}{}`),
  ];
}

const isText = ({ type }: Node): boolean => [type].flat().includes('string');

/** Tells whether a text has a fixed form or refuses card numbers. */
function isClosed({ pattern, allOf = [], maxLength = Number.POSITIVE_INFINITY, ...schema }: Node): boolean {
  const patterns = [pattern, ...allOf.map((part) => part.pattern)].filter((one) => one !== undefined);
  return (
    ['enum', 'const', 'format', 'x-known', 'x-read-only'].some((word) => schema[word] !== undefined) ||
    maxLength < SHORTEST_CARD ||
    patterns.some((one) => !new RegExp(one, 'u').test(SAMPLE))
  );
}

function bodiesOf({ operationId, requestBody }: ContractOperation): [string, Node][] {
  const body = requestBody && resolved<NonNullable<ContractOperation['requestBody']>>(requestBody);
  return Object.values(body?.content ?? {}).map(({ schema }) => [operationId, schema as Node]);
}

const isListed = (name: string): boolean =>
  Object.keys(UNCHECKED).some((one) =>
    one.endsWith('*') ? name.startsWith(one.slice(0, -1)) : name === one,
  );

const unchecked = [
  ...new Set(
    contractOperations.flatMap(bodiesOf).flatMap(([operation, schema]) => uncheckedTexts(schema, operation)),
  ),
];

test('every text of a request body refuses card numbers, has a fixed form, or is listed with a reason', () => {
  expect(unchecked.filter((name) => !isListed(name))).toEqual([]);
});

test('the list of unchecked texts names only fields of the contract', () => {
  for (const one of Object.keys(UNCHECKED)) {
    const isFound = unchecked.some((name) =>
      one.endsWith('*') ? name.startsWith(one.slice(0, -1)) : name === one,
    );
    expect([one, isFound]).toEqual([one, true]);
  }
});

test('finds a free text in a field, a list, a map and behind a reference, but no closed one', () => {
  const text: Node = { type: 'string', maxLength: 40 };
  const closed: Node[] = [
    { ...text, 'x-known': 'text' },
    { ...text, enum: ['a'] },
    { ...text, pattern: '^[0-9]+$' },
    { ...text, maxLength: 12 },
    { type: 'number' },
  ];
  const properties = {
    note: text,
    list: { type: 'array', items: text },
    map: { type: 'object', additionalProperties: text },
    ...Object.fromEntries(closed.map((one, at) => [`closed${at}`, one])),
  };
  expect(uncheckedTexts({ type: 'object', properties } as Node, 'x')).toEqual([
    'x.note',
    'x.list[]',
    'x.map{}',
  ]);
});
