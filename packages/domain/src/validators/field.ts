import * as v from 'valibot';
import { type FieldRule, messageOfRule, type RuleName } from './field-rule.ts';

/** A part of a form: takes what an input holds, gives what the wire takes. */
export type Part<Output> = v.GenericSchema<string, Output>;

/** The value that a field was read as, or the rule that it breaks. */
export type Reading<T> = { readonly value: T } | { readonly broken: RuleName };

/**
 * Makes a field's part of a form from its rule. It takes any JSON: `read` says what the value is read as. A field that is
 * missing counts as an empty one, and only the first rule that it breaks is told.
 */
export function field<T>(rule: FieldRule, read: (held: unknown) => Reading<NoInfer<T>>): Part<T> {
  const reading = v.rawTransform<unknown, T>(({ dataset, addIssue, NEVER }) => {
    const result = read(dataset.value);
    if ('value' in result) return result.value;
    addIssue({ message: messageOfRule(rule, result.broken) });
    return NEVER;
  });
  return v.optional(v.pipe(v.unknown(), reading), '') as unknown as Part<T>;
}

/** A field that may be left empty or out; it is then left out of the output too. */
export function optional<T>(part: Part<T>): Part<T | undefined> {
  const reading = v.rawTransform<unknown, T | undefined>(({ dataset, addIssue, NEVER }) => {
    if (typeof dataset.value === 'string' && dataset.value.trim() === '') return undefined;
    const result = v.safeParse(part, dataset.value);
    if (result.success) return result.output;
    for (const { message } of result.issues) addIssue({ message });
    return NEVER;
  });
  return v.optional(v.pipe(v.unknown(), reading), '') as unknown as Part<T | undefined>;
}
