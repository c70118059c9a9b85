import {
  brokenByText,
  codeOf,
  type FieldRule,
  type FormName,
  faultOfKind,
  maskCardNumbers,
  messageOfRule,
  type RuleName,
  ruleOfField,
} from '@daftar/domain';
import type { ErrorObject } from 'ajv/dist/2020.js';
import { cutText } from '../basics/cut-text.ts';
import { type ProblemDetail, problemDetail } from '../basics/problems.ts';
import { generalMessage } from './general-message.ts';

const MOST_ERRORS = 20;
/** Maximum length of a field name in an error; the contract allows 200 characters. */
const LONGEST_NAME = 100;
const COMBINING = ['if', 'oneOf', 'anyOf', 'allOf'];

const RULES: Readonly<Record<string, RuleName>> = {
  required: 'required',
  type: 'type',
  pattern: 'pattern',
  minLength: 'minLength',
  maxLength: 'maxLength',
  enum: 'enum',
  minimum: 'minimum',
  exclusiveMinimum: 'minimum',
  maximum: 'maximum',
  'x-decimals': 'decimals',
};

/** Returns the first schema error of each field, in the schema's order; at most 20. */
export function firstByField(errors: readonly ErrorObject[]): Map<string, ErrorObject> {
  const specific = errors.filter(({ keyword }) => !COMBINING.includes(keyword));
  const first = new Map<string, ErrorObject>();
  for (const error of specific.length > 0 ? specific : errors) {
    const field = fieldOf(error);
    const known = first.get(field);
    if (!known && first.size === MOST_ERRORS) break;
    // Prefer other errors to a pattern's: 'too short' helps more than 'does not match the pattern'.
    if (!known || (known.keyword === 'pattern' && error.keyword !== 'pattern')) first.set(field, error);
  }
  return first;
}

function fieldOf({ instancePath, params }: ErrorObject): string {
  const path = instancePath.slice(1).replaceAll('/', '.');
  const extra = String(
    params.missingProperty ?? params.additionalProperty ?? params.unevaluatedProperty ?? '',
  );
  // The name of an unknown field is the caller's own text, which may be a card number.
  const name = maskCardNumbers([path, extra].filter((part) => part !== '').join('.'));
  return cutText(name, LONGEST_NAME);
}

/** Converts a schema error: the form's message if the field has a rule, otherwise a general message. */
export function detailOf(error: ErrorObject, field: string, form?: FormName): ProblemDetail {
  if (field === '') return problemDetail('request.object.body');
  const rule = form && ruleOfField(form, field);
  if (!form || !rule || error.keyword === 'additionalProperties') return generalMessage(error, field);
  const broken = brokenBy(error, rule);
  return { message: messageOfRule(rule, broken), field, code: codeOf(form, field, broken) };
}

/** Returns the rule that a value breaks, by the domain's name, so that server and forms show the same message. */
function brokenBy({ keyword, schema, data }: ErrorObject, rule: FieldRule): RuleName {
  const broken = keyword !== 'required' && typeof data === 'string' && brokenByText(rule, data.trim());
  const fault = keyword === 'x-known' ? faultOfKind(String(schema), String(data)) : undefined;
  return broken || (fault ?? RULES[keyword] ?? 'known');
}

/** Converts Ajv's errors to the contract's errors. */
export const details = (
  errors: readonly ErrorObject[] | null | undefined,
  form?: FormName,
): ProblemDetail[] => [...firstByField(errors ?? [])].map(([field, error]) => detailOf(error, field, form));
