import {
  brokenByText,
  codeOf,
  type FieldRule,
  type FormName,
  messageOfRule,
  type RuleName,
  ruleOfField,
} from '@daftar/domain';
import type { ErrorObject } from 'ajv/dist/2020.js';
import { type ProblemDetail, told } from '../basics/problems.ts';
import { generalSentence } from './general-sentence.ts';

const MOST_ERRORS = 20;
/** As long as the contract lets a field's name be. */
const LONGEST_NAME = 200;
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

/** The first finding of each field, in the order in which the schema was read; at most 20 of them. */
export function firstByField(errors: readonly ErrorObject[]): Map<string, ErrorObject> {
  const told = errors.filter(({ keyword }) => !COMBINING.includes(keyword));
  const first = new Map<string, ErrorObject>();
  for (const error of told.length > 0 ? told : errors) {
    const field = fieldOf(error);
    const known = first.get(field);
    if (!known && first.size === MOST_ERRORS) break;
    // A text that is too short says more than one that does not fit its pattern.
    if (!known || (known.keyword === 'pattern' && error.keyword !== 'pattern')) first.set(field, error);
  }
  return first;
}

function fieldOf({ instancePath, params }: ErrorObject): string {
  const path = instancePath.slice(1).replaceAll('/', '.');
  const extra = String(
    params.missingProperty ?? params.additionalProperty ?? params.unevaluatedProperty ?? '',
  );
  return [path, extra]
    .filter((part) => part !== '')
    .join('.')
    .slice(0, LONGEST_NAME);
}

/** What one finding is told as: the form's message where the field has a rule, a general sentence elsewhere. */
export function detailOf(error: ErrorObject, field: string, form?: FormName): ProblemDetail {
  if (field === '') return told('request.object.body');
  const rule = form && ruleOfField(form, field);
  if (!form || !rule || error.keyword === 'additionalProperties') return generalSentence(error, field);
  const broken = brokenBy(error, rule);
  return { message: messageOfRule(rule, broken), field, code: codeOf(form, field, broken) };
}

/** The domain's own name for what is wrong with a text, so that both sides say the same. */
function brokenBy({ keyword, data }: ErrorObject, rule: FieldRule): RuleName {
  const broken = keyword !== 'required' && typeof data === 'string' && brokenByText(rule, data.trim());
  return broken || (RULES[keyword] ?? 'known');
}

/** Ajv's findings as the contract's errors: which field, and what to do. */
export const details = (
  errors: readonly ErrorObject[] | null | undefined,
  form?: FormName,
): ProblemDetail[] => [...firstByField(errors ?? [])].map(([field, error]) => detailOf(error, field, form));
