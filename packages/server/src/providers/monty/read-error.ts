import { cutText } from '../../basics/cut-text.ts';
import { asFields, type DigitJson, textOf } from '../json-digits.ts';

/** Returns the error code and description of MontyPay's response. The description is '' if the response has none. */
export function errorOf(fields: Record<string, DigitJson>): { code: string; description: string } {
  const first = Array.isArray(fields.errors) ? asFields(fields.errors[0]) : undefined;
  const error = first ?? fields;
  return {
    code: textOf(error, 'error_code').slice(0, 20) || '400',
    description: cutText(textOf(error, 'error_message'), 300),
  };
}
