import { isDay } from '@daftar/domain';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { ProblemDetail } from '../basics/problems.ts';
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

/** JSON Schema's dates reach from the year 0 on; ours are days that both calendar and database can count from and to. */
function isCountableDay(text: string): boolean {
  return isDay(text) && text > '1001' && text < '9999';
}

function withContract(ajv: Ajv2020): Ajv2020 {
  formats.default(ajv);
  ajv.addFormat('date', isCountableDay);
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

const MOST_ERRORS = 20;

/** Ajv's findings as the contract's errors: which field, and what to do. */
export function details(errors: ErrorObject[] | null | undefined): ProblemDetail[] {
  const found = (errors ?? []).filter((error) => !['if', 'oneOf', 'anyOf', 'allOf'].includes(error.keyword));
  const shown = found.length > 0 ? sayingMore(found) : (errors ?? []);
  return shown.slice(0, MOST_ERRORS).map((error) => {
    const path = error.instancePath.slice(1).replaceAll('/', '.');
    const extra = String(error.params.missingProperty ?? error.params.additionalProperty ?? '');
    const field = [path, extra].filter((part) => part !== '').join('.');
    return {
      message: sentence(error, field || 'The body'),
      code: error.keyword,
      ...(field !== '' && { field }),
    };
  });
}

/** One pattern that a text breaks is enough to hear of, and none of a text that is wrong anyhow. */
function sayingMore(errors: readonly ErrorObject[]): ErrorObject[] {
  const isPattern = ({ keyword }: ErrorObject) => keyword === 'pattern';
  const told = new Set(errors.filter((error) => !isPattern(error)).map(({ instancePath }) => instancePath));
  return errors.filter((error) => {
    if (!isPattern(error)) return true;
    const again = told.has(error.instancePath);
    told.add(error.instancePath);
    return !again;
  });
}

function sentence(error: ErrorObject, name: string): string {
  switch (error.keyword) {
    case 'required':
      return `${name} is required`;
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return `${name} is not a field of this request`;
    case 'enum':
      return `${name} must be one of ${(error.params.allowedValues as unknown[]).join(', ')}`;
    case 'pattern':
      return `${name} does not fit: ${descriptionOf(error)}`;
    default:
      return `${name} ${error.message ?? 'is not valid'}`;
  }
}

/** What a text has to be, in the contract's words: its pattern says so to machines alone. */
function descriptionOf({ parentSchema, message = '' }: ErrorObject): string {
  const description: unknown = parentSchema?.description;
  return typeof description === 'string' ? description : message;
}
