import {
  isCountableDay,
  isCountableInstant,
  isKnown,
  type KnownKind,
  normaliseDecimal,
  parseDecimal,
} from '@daftar/domain';
import { _, Ajv2020, type AnySchemaObject, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { isCardAsPhone } from '../basics/is-card-as-phone.ts';
import { areDistinct } from './are-distinct.ts';
import { contract } from './document.ts';
import { lengthFirst } from './length-first.ts';

const common = {
  strict: false,
  allErrors: true,
  verbose: true,
  useDefaults: true,
  removeAdditional: false,
} as const;

/** Values in bodies are not converted. Values in paths and queries arrive as text and are converted to their types. */
const bodies = withContract(new Ajv2020({ ...common, coerceTypes: false }));
const texts = withContract(new Ajv2020({ ...common, coerceTypes: 'array' }));

/** Tells whether a number has at most `most` decimals in its shortest form. */
function hasDecimals(most: number, value: number): boolean {
  const read = parseDecimal(value);
  return read !== undefined && normaliseDecimal(read).scale <= most;
}

/** Tells whether a text has at least `least` characters without the spaces around it. The spaces of a password count. */
function hasLeast(least: number, text: string, { format }: AnySchemaObject = {}): boolean {
  const counted = format === 'password' ? text : text.trim();
  return counted.length >= least && [...counted].length >= least;
}

/** Only the server refuses card numbers in these fields: the domain's checks are part of the checkout's first page. */
const isPhoneKind = (kind: KnownKind): boolean => kind === 'mobile' || kind === 'msisdn' || kind === 'phone';

function withContract(ajv: Ajv2020): Ajv2020 {
  formats.default(ajv);
  // Replaces three formats of JSON Schema. Its dates and times allow years that PostgreSQL does not support, its times also
  // leap seconds, which JavaScript does not support; its email addresses allow domain labels of any length.
  ajv.addFormat('date', isCountableDay);
  ajv.addFormat('date-time', isCountableInstant);
  ajv.addFormat('email', (text) => isKnown('email', text));
  // Ajv's own `minLength` counts the spaces around a text, which the server removes before it stores the text.
  ajv.removeKeyword('minLength');
  ajv.addKeyword({
    keyword: 'minLength',
    type: 'string',
    schemaType: 'number',
    validate: hasLeast,
    error: { message: 'is too short', params: ({ schemaCode }) => _`{limit: ${schemaCode}}` },
  });
  // Ajv's own `uniqueItems` compares every two items.
  ajv.removeKeyword('uniqueItems');
  ajv.addKeyword({ keyword: 'uniqueItems', type: 'array', schemaType: 'boolean', validate: areDistinct });
  ajv.addKeyword({ keyword: 'x-decimals', type: 'number', schemaType: 'number', validate: hasDecimals });
  ajv.addKeyword({
    keyword: 'x-known',
    type: 'string',
    schemaType: 'string',
    validate: (kind: KnownKind, text: string) =>
      isKnown(kind, text) && !(isPhoneKind(kind) && isCardAsPhone(text)),
  });
  for (const keyword of ['example', 'xml', 'discriminator']) ajv.removeKeyword(keyword);
  return ajv.addSchema({ $id: 'contract', components: lengthFirst(contract.components) as object });
}

/** Prefixes local references (`#/components/…`) with `contract`, the document's name in Ajv. */
function rooted(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(rooted);
  if (schema === null || typeof schema !== 'object') return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) =>
      key === '$ref' && typeof value === 'string'
        ? [key, value.replace(/^#/, 'contract#')]
        : [key, rooted(value)],
    ),
  );
}

/** Tells whether a value matches a schema. If not, `errors` contains the reasons. */
export interface Check {
  (value: unknown): boolean;
  errors?: ErrorObject[] | null | undefined;
}

/** Compiles the schema on first use: compiling all of them would more than double the start-up time. */
function checkBy(ajv: Ajv2020, schema: unknown): Check {
  let compiled: ValidateFunction | undefined;
  const check: Check = (value) => {
    compiled ??= ajv.compile(lengthFirst(rooted(schema)) as object);
    const fits = compiled(value);
    check.errors = compiled.errors;
    return fits;
  };
  return check;
}

export const checkBody = (schema: unknown): Check => checkBy(bodies, schema);
export const checkTexts = (schema: unknown): Check => checkBy(texts, schema);
