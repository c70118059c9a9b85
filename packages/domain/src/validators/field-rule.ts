/** Names of the rules that a field can break: the keyword of JSON Schema where there is one. */
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
  | 'known';

/** A pattern counts as a broken `pattern` unless it stands for another rule. */
type RulePattern = { readonly pattern: RegExp; readonly rule?: RuleName };

/** A field's limits and what it says when one is broken. Source: the contract's `x-message`, beside each limit. */
export type FieldRule = {
  readonly type?: string;
  /** Lengths count Unicode characters, as JSON Schema does. */
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly patterns?: readonly RulePattern[];
  readonly values?: readonly string[];
  readonly minimum?: number;
  /** The number must be greater than this. */
  readonly above?: number;
  readonly maximum?: number;
  /** The most decimals that a number may have. */
  readonly decimals?: number;
  /** The most items that a list may have. */
  readonly most?: number;
  /** A check that JSON Schema cannot express. */
  readonly known?: (text: string) => boolean;
  /** One message for every rule, or one for each; `other` stands for the rules without one. */
  readonly message: string | { readonly [Rule in RuleName | 'other']?: string };
};

/** A form's fields by their wire names; a dot leads into an object or a list's items. */
export type FormRules = Readonly<Record<string, FieldRule>>;

/** Returns what a field says when a rule is broken. Without a message of its own, a rule has the one of `required`. */
export function messageOfRule({ message }: FieldRule, rule: RuleName): string {
  if (typeof message === 'string') return message;
  const other = rule === 'required' ? undefined : message.other;
  return message[rule] ?? other ?? message.required ?? '';
}
