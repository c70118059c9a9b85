import { isCountableDay, isKnown, type KnownKind, normaliseDecimal, parseDecimal } from '@daftar/domain';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { contract } from './document.ts';

const common = {
  strict: false,
  allErrors: true,
  verbose: true,
  useDefaults: true,
  removeAdditional: false,
} as const;

/** Bodies are never coerced: a number is a number. Queries and paths arrive as text and are. */
const bodies = withContract(new Ajv2020({ ...common, coerceTypes: false }));
const texts = withContract(new Ajv2020({ ...common, coerceTypes: 'array' }));

/** A number whose shortest text has at most so many decimals. */
function hasDecimals(most: number, value: number): boolean {
  const read = parseDecimal(value);
  return read !== undefined && normaliseDecimal(read).scale <= most;
}

function withContract(ajv: Ajv2020): Ajv2020 {
  formats.default(ajv);
  // JSON Schema's days reach from the year 0 on, and its addresses have no longest label.
  ajv.addFormat('date', isCountableDay);
  ajv.addFormat('email', (text) => isKnown('email', text));
  ajv.addKeyword({ keyword: 'x-decimals', type: 'number', schemaType: 'number', validate: hasDecimals });
  ajv.addKeyword({
    keyword: 'x-known',
    type: 'string',
    schemaType: 'string',
    validate: (kind: KnownKind, text: string) => isKnown(kind, text),
  });
  for (const keyword of ['example', 'xml', 'discriminator']) ajv.removeKeyword(keyword);
  return ajv.addSchema({ $id: 'contract', components: contract.components });
}

/** Local references (`#/components/…`) point into the one document that Ajv holds as `contract`. */
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

/** Says whether a value fits a schema; after a no, `errors` has the reasons. */
export interface Check {
  (value: unknown): boolean;
  errors?: ErrorObject[] | null | undefined;
}

/** Compiled when it is first asked: all of them at the start would take longer than the rest of the start. */
function checkBy(ajv: Ajv2020, schema: unknown): Check {
  let compiled: ValidateFunction | undefined;
  const check: Check = (value) => {
    compiled ??= ajv.compile(rooted(schema) as object);
    const fits = compiled(value);
    check.errors = compiled.errors;
    return fits;
  };
  return check;
}

export const checkBody = (schema: unknown): Check => checkBy(bodies, schema);
export const checkTexts = (schema: unknown): Check => checkBy(texts, schema);
