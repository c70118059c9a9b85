import type { TextFault } from '../text/typed-text.ts';
import { decimalsMessage, typedTextMessages } from './messages.ts';

/** Names of the rules that a field can violate: JSON Schema's keyword if there is one. */
export type RuleName =
  | 'required'
  | 'type'
  | 'pattern'
  | 'minLength'
  | 'maxLength'
  | 'enum'
  | 'minimum'
  | 'maximum'
  | 'decimals'
  | 'known'
  | TextFault;

/** A pattern, and the name of the rule that a text violates if it does not match; `pattern` by default. */
type RulePattern = { readonly pattern: RegExp; readonly rule?: RuleName };

/** A field's limits and its message when one is violated. Source: the contract's `x-message`, beside each limit. */
export type FieldRule = {
  readonly type?: string;
  /** Lengths count Unicode characters, as in JSON Schema. */
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly patterns?: readonly RulePattern[];
  readonly values?: readonly string[];
  readonly minimum?: number;
  /** Exclusive minimum: the number must be greater than this. */
  readonly above?: number;
  readonly maximum?: number;
  /** Maximum number of decimals. */
  readonly decimals?: number;
  /** Maximum number of items in a list. */
  readonly most?: number;
  /** A check that JSON Schema cannot express. */
  readonly known?: (text: string) => boolean;
  /** The rules of texts that a person types: no card number and no control characters. */
  readonly typed?: (text: string) => TextFault | undefined;
  /** One message for all rules, or one for each rule; `other` is for the rules without one. */
  readonly message: string | { readonly [Rule in RuleName | 'other']?: string };
};

/** A form's rules by the field's name in the API; a dot separates an object or list from its items' fields. */
export type FormRules = Readonly<Record<string, FieldRule>>;

/**
 * Returns the message for a violated rule: its own, else that of `other`, else that of `required`. The rules of typed texts
 * and of numbers with too many decimals have the same messages in all fields.
 */
export function messageOfRule({ message, decimals = 0 }: FieldRule, rule: RuleName): string {
  if (rule === 'cardNumber' || rule === 'controls') return typedTextMessages[rule];
  const ofDecimals = rule === 'decimals' ? decimalsMessage(decimals) : undefined;
  if (ofDecimals) return ofDecimals;
  if (typeof message === 'string') return message;
  const other = rule === 'required' ? undefined : message.other;
  return message[rule] ?? other ?? message.required ?? '';
}
