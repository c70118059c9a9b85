import { formRules } from '../generated/rules.ts';
import { type FieldRule, messageOfRule, type RuleName } from './field-rule.ts';
import {
  checkoutMessages,
  type decimalsMessages,
  loanMessages,
  serviceMessages,
  settlementMessages,
  type typedTextMessages,
} from './messages.ts';

/** Every form of the contract (`x-form`). */
export type FormName = keyof typeof formRules;
type RulesOf<Form extends FormName> = (typeof formRules)[Form];

/** A stable code of a form's message, such as `merchant.name.minLength`. */
export type RuleCode =
  | { [Form in FormName]: `${Form}.${keyof RulesOf<Form> & string}.${RuleName}` }[FormName]
  | `loanTransaction.withHoldingCharges.${keyof typeof loanMessages}`
  | 'cardPayment.cardExpiryMonth.cardExpired'
  | 'cardCheckout.cardExpiry.cardExpired'
  | 'service.waleeShare.sharesAbove'
  | `settlement.dateTo.${keyof typeof settlementMessages}`;

type SaidBy<Rule> = Rule extends { readonly message: infer Message }
  ? Message extends string
    ? Message
    : Message[keyof Message]
  : never;
type MessagesOf<Rules> = { [Field in keyof Rules]: SaidBy<Rules[Field]> }[keyof Rules];

/** Every message of the contract's forms. Clients translate messages by their text. */
export type RuleMessage =
  | { [Form in FormName]: MessagesOf<RulesOf<Form>> }[FormName]
  | (typeof loanMessages)[keyof typeof loanMessages]
  | (typeof serviceMessages)[keyof typeof serviceMessages]
  | (typeof settlementMessages)[keyof typeof settlementMessages]
  | (typeof decimalsMessages)[keyof typeof decimalsMessages]
  | (typeof typedTextMessages)[keyof typeof typedTextMessages];

/** Messages about several fields, by form and by the last part of their code. */
const together: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  loanTransaction: loanMessages,
  cardPayment: { cardExpired: checkoutMessages.cardExpired },
  cardCheckout: { cardExpired: checkoutMessages.cardExpired },
  service: { sharesAbove: serviceMessages.sharesAbove },
  settlement: settlementMessages,
};

const ruleNames: readonly RuleName[] = [
  'required',
  'type',
  'pattern',
  'minLength',
  'maxLength',
  'enum',
  'minimum',
  'maximum',
  'decimals',
  'known',
  'cardNumber',
  'controls',
];

/** Returns the rule of a form's field; numbers in the path are list indexes. */
export function ruleOfField(form: FormName, path: string): FieldRule | undefined {
  const name = path.replaceAll(/\.\d+/g, '');
  const table: Readonly<Record<string, FieldRule>> = formRules[form];
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

/** Returns the code of a field's message; undefined if the message belongs to none of the field's rules. */
export function codeOfMessage(form: FormName, path: string, message: string): string | undefined {
  const rule = ruleOfField(form, path);
  if (!rule) return undefined;
  const own = ruleNames.find((name) => messageOfRule(rule, name) === message);
  const all = Object.entries(together[form] ?? {}).find(([, said]) => said === message);
  return own || all ? codeOf(form, path, own ?? all?.[0] ?? '') : undefined;
}

/** Returns the code of a rule, such as `service.packages.d.minimum`. */
export const codeOf = (form: FormName, path: string, rule: string): string =>
  `${form}.${path.replaceAll(/\.\d+/g, '')}.${rule}`;

/** Returns the field and the message of a code. */
export function readRuleCode(code: RuleCode): { field: string; message: string } {
  const parts = code.split('.');
  const [form = '', rule = ''] = [parts[0], parts.at(-1)];
  const field = parts.slice(1, -1).join('.');
  const found = ruleOfField(form as FormName, field);
  if (!found) throw new RangeError(`No rule: ${code}`);
  const message = together[form]?.[rule] ?? messageOfRule(found, rule as RuleName);
  return { field, message };
}
