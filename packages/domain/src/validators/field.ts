import * as v from 'valibot';
import { type FieldRule, messageOfRule, type RuleName } from './field-rule.ts';

/** The validator of one field: takes the value of an input, returns the value for the API. */
export type Part<Output> = v.GenericSchema<string, Output>;

/** The parsed value of a field, or the rule that it violates. */
export type Reading<T> = { readonly value: T } | { readonly broken: RuleName };

/**
 * Creates a field's validator from its rule. It accepts any JSON value, which `read` parses. A missing field counts as an
 * empty one. Reports only the first rule that the value violates.
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

/** Makes a field optional: if it is empty or missing, it is omitted from the output. */
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
