import { useState } from 'react';
import * as v from 'valibot';
import { useTexts } from '../../i18n/use-texts.ts';
import { dialogs } from '../parts/dialogs.ts';
import { pathWords } from '../parts/field-words.ts';
import { mergeChanges } from './merge-changes.ts';
import { SaveCancelled } from './save-cancelled.ts';

type Edited<Form, Values> = {
  readonly schema: v.GenericSchema<Form, Values>;
  /** The record as it was when the form opened. */
  readonly initial: Form;
  /** Reads the record again; undefined for a new record. */
  readonly again: (() => PromiseLike<Form>) | undefined;
};

/**
 * Returns a function that merges typed values with the record's current state before saving: a form that was open for an hour
 * must not undo the changes of other users. Asks for confirmation when both changed the same field.
 */
export function useMerge<Form extends object, Values extends object>(edited: Edited<Form, Values>) {
  const { schema, initial, again } = edited;
  const texts = useTexts();
  const [opened] = useState(() => v.safeParse(schema, initial));
  return async (typed: Values): Promise<Values> => {
    if (!again || !opened.success) return typed;
    const now = v.safeParse(schema, await again());
    if (!now.success) return typed;
    const { values, both } = mergeChanges(opened.output, typed, now.output);
    if (both.length === 0) return values;
    const fields = both.map((path) => pathWords(path, texts)).join(', ');
    const replace = await dialogs.confirm({
      title: texts.t('Somebody else changed this record'),
      text: texts.t(
        'Other users changed these fields since you opened the form: {{fields}}. Saving replaces their values.',
        {
          fields,
        },
      ),
      action: texts.t('Save mine'),
    });
    if (!replace) throw new SaveCancelled('Somebody else changed it');
    return values;
  };
}
