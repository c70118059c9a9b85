import type { ErrorObject } from 'ajv/dist/2020.js';
import { type ProblemDetail, told } from '../basics/problems.ts';

type Sentence = (field: string, error: ErrorObject) => ProblemDetail;

const TYPES = {
  string: 'request.text',
  number: 'request.number',
  integer: 'request.wholeNumber',
  boolean: 'request.boolean',
  array: 'request.list',
  object: 'request.object',
} as const;

const limitOf = ({ params }: ErrorObject): number => Number(params.limit);

const unknownField: Sentence = (field) => told('request.unknownField', { field }, field);
const fewest: Sentence = (field, error) => told('request.fewest', { field, least: limitOf(error) }, field);
const most: Sentence = (field, error) => told('request.most', { field, most: limitOf(error) }, field);
const required: Sentence = (field) => told('request.required', { field }, field);

/** Sentences by Ajv keyword. */
const SENTENCES: Readonly<Record<string, Sentence>> = {
  required,
  additionalProperties: unknownField,
  unevaluatedProperties: unknownField,
  type: (field, { params }) => {
    const [first] = [params.type].flat();
    return told(TYPES[first as keyof typeof TYPES] ?? 'request.invalid', { field }, field);
  },
  enum: (field, { params }) =>
    told('request.oneOf', { field, values: (params.allowedValues as unknown[]).join(', ') }, field),
  minLength: (field, error) =>
    error.data === ''
      ? required(field, error)
      : told('request.minLength', { field, least: limitOf(error) }, field),
  maxLength: (field, error) => told('request.maxLength', { field, most: limitOf(error) }, field),
  minimum: (field, error) => told('request.minimum', { field, least: limitOf(error) }, field),
  exclusiveMinimum: (field, error) => told('request.above', { field, least: limitOf(error) }, field),
  maximum: (field, error) => told('request.maximum', { field, most: limitOf(error) }, field),
  'x-decimals': (field, { schema }) => told('request.decimals', { field, most: Number(schema) }, field),
  minItems: fewest,
  minProperties: fewest,
  maxItems: most,
  maxProperties: most,
  uniqueItems: (field) => told('request.unique', { field }, field),
  format: (field, { params }) =>
    told(params.format === 'date' ? 'request.day' : 'request.invalid', { field }, field),
};

/** Returns the error of a field that has no message in the contract. It names the field and says what to send. */
export function generalSentence(error: ErrorObject, field: string): ProblemDetail {
  const sentence = Object.hasOwn(SENTENCES, error.keyword) ? SENTENCES[error.keyword] : undefined;
  return sentence ? sentence(field, error) : told('request.invalid', { field }, field);
}
