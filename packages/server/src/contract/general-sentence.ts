import type { ErrorObject } from 'ajv/dist/2020.js';
import { type ProblemDetail, told } from '../basics/problems.ts';

const TYPES = {
  string: 'request.text',
  number: 'request.number',
  integer: 'request.wholeNumber',
  boolean: 'request.boolean',
  array: 'request.list',
  object: 'request.object',
} as const;

/** What a field is told when the contract has no message for it: its name, and what to send. */
export function generalSentence(
  { keyword, params, data, schema }: ErrorObject,
  field: string,
): ProblemDetail {
  const name = { field };
  const least = Number(params.limit);
  const most = least;
  switch (keyword) {
    case 'required':
      return told('request.required', name, field);
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return told('request.unknownField', name, field);
    case 'type':
      return told(typeSentence(params.type), name, field);
    case 'enum':
      return told('request.oneOf', { field, values: (params.allowedValues as unknown[]).join(', ') }, field);
    case 'minLength':
      return data === ''
        ? told('request.required', name, field)
        : told('request.minLength', { field, least }, field);
    case 'maxLength':
      return told('request.maxLength', { field, most }, field);
    case 'minimum':
      return told('request.minimum', { field, least }, field);
    case 'exclusiveMinimum':
      return told('request.above', { field, least }, field);
    case 'maximum':
      return told('request.maximum', { field, most }, field);
    case 'x-decimals':
      return told('request.decimals', { field, most: Number(schema) }, field);
    case 'minItems':
    case 'minProperties':
      return told('request.fewest', { field, least }, field);
    case 'maxItems':
    case 'maxProperties':
      return told('request.most', { field, most }, field);
    case 'uniqueItems':
      return told('request.unique', name, field);
    case 'format':
      return told(params.format === 'date' ? 'request.day' : 'request.invalid', name, field);
    default:
      return told('request.invalid', name, field);
  }
}

function typeSentence(type: unknown) {
  const [first] = [type].flat();
  return TYPES[first as keyof typeof TYPES] ?? 'request.invalid';
}
