import { hasCardNumber } from '../cards/find-card-numbers.ts';

/** Names of the rules that a typed text can violate. */
export type TextFault = 'cardNumber' | 'controls';

const turning = '\\u202A-\\u202E\\u2066-\\u2069';
/** Control characters, and characters that change the text's direction, so that a name is shown reversed. */
const controls = new RegExp(`[\\p{Cc}${turning}]`, 'u');
const controlsInLines = new RegExp(`(?![\\t\\n\\r])[\\p{Cc}${turning}]`, 'u');

const faultOf = (text: string, refused: RegExp): TextFault | undefined => {
  if (refused.test(text)) return 'controls';
  return hasCardNumber(text) ? 'cardNumber' : undefined;
};

/** Returns the rule that a text of one line violates: no control characters and no card number. */
export const faultOfLine = (text: string): TextFault | undefined => faultOf(text, controls);

/** Returns the rule that a text of several lines violates: like `faultOfLine`, but tabs and line breaks are allowed. */
export const faultOfLines = (text: string): TextFault | undefined => faultOf(text, controlsInLines);
