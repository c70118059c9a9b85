import { faultOfKind } from '@daftar/domain';
import type { ErrorObject } from 'ajv/dist/2020.js';
import { type ProblemDetail, problemDetail, typedTextDetail } from '../basics/problems.ts';

type Message = (field: string, error: ErrorObject) => ProblemDetail;

const TYPES = {
  string: 'request.text',
  number: 'request.number',
  integer: 'request.wholeNumber',
  boolean: 'request.boolean',
  array: 'request.list',
  object: 'request.object',
} as const;

const limitOf = ({ params }: ErrorObject): number => Number(params.limit);

const unknownField: Message = (field) => problemDetail('request.unknownField', { field }, field);
const fewest: Message = (field, error) =>
  problemDetail('request.fewest', { field, least: limitOf(error) }, field);
const most: Message = (field, error) => problemDetail('request.most', { field, most: limitOf(error) }, field);
const required: Message = (field) => problemDetail('request.required', { field }, field);

/** Functions that build the message, by Ajv keyword. */
const MESSAGES: Readonly<Record<string, Message>> = {
  required,
  additionalProperties: unknownField,
  unevaluatedProperties: unknownField,
  type: (field, { params }) => {
    const [first] = [params.type].flat();
    return problemDetail(TYPES[first as keyof typeof TYPES] ?? 'request.invalid', { field }, field);
  },
  enum: (field, { params }) =>
    problemDetail('request.oneOf', { field, values: (params.allowedValues as unknown[]).join(', ') }, field),
  minLength: (field, error) =>
    String(error.data).trim() === ''
      ? required(field, error)
      : problemDetail('request.minLength', { field, least: limitOf(error) }, field),
  maxLength: (field, error) => problemDetail('request.maxLength', { field, most: limitOf(error) }, field),
  minimum: (field, error) => problemDetail('request.minimum', { field, least: limitOf(error) }, field),
  exclusiveMinimum: (field, error) => problemDetail('request.above', { field, least: limitOf(error) }, field),
  maximum: (field, error) => problemDetail('request.maximum', { field, most: limitOf(error) }, field),
  'x-decimals': (field, { schema }) =>
    problemDetail('request.decimals', { field, most: Number(schema) }, field),
  'x-known': (field, { schema, data }) => {
    const fault = faultOfKind(String(schema), String(data));
    return fault ? typedTextDetail(fault, field) : problemDetail('request.invalid', { field }, field);
  },
  minItems: fewest,
  minProperties: fewest,
  maxItems: most,
  maxProperties: most,
  uniqueItems: (field) => problemDetail('request.unique', { field }, field),
  format: (field, { params }) =>
    problemDetail(params.format === 'date' ? 'request.day' : 'request.invalid', { field }, field),
};

/** Returns the error of a field that has no message in the contract. It names the field and says what to send. */
export function generalMessage(error: ErrorObject, field: string): ProblemDetail {
  const message = Object.hasOwn(MESSAGES, error.keyword) ? MESSAGES[error.keyword] : undefined;
  return message ? message(field, error) : problemDetail('request.invalid', { field }, field);
}
