import { PreconditionFailedError } from '@daftar/sdk';
import { useState } from 'react';
import * as v from 'valibot';
import type { Resource } from '../../../api/query-keys.ts';
import type { Text } from '../../../i18n/text.ts';
import type { Versioned } from '../../records/edit-query.ts';
import { useChange } from '../../records/resource-queries.ts';
import { toast } from '../../ui/overlays/toasts.ts';
import { mergeChanges } from './merge-changes.ts';
import { type LastChange, useConflictDialog } from './use-conflict-dialog.ts';

/** Names the version that an edit is based on. */
export type EditOptions = { readonly ifMatch?: string | undefined };

export type SaveOptions<Loaded, Form, Values, Saved> = {
  /** The resources whose queries to invalidate after a save. */
  readonly invalidates: Resource | readonly Resource[];
  readonly schema: v.GenericSchema<Form, Values>;
  /** The record to edit, as it was when the form opened; undefined for a new record. */
  readonly edited: Versioned<Loaded> | undefined;
  readonly formOf: (record?: Loaded) => Form;
  readonly save: (values: Values, options: EditOptions) => PromiseLike<Saved>;
  /** Returns the message after a save; undefined if the form reports the result itself. */
  readonly done?: (saved: Saved) => Text | undefined;
};

/** Limits the saves of one press: after as many 412s in a row the form shows the server's message. */
const maxAttempts = 5;

/** The record in a 412 response, its version, and who changed it last. */
type Newer = Versioned<unknown> & { readonly change: LastChange };

/** Returns undefined for any other error, or if the version is not a newer one. */
function newerRecord(error: unknown, sent: string | undefined): Newer | undefined {
  if (!(error instanceof PreconditionFailedError)) return undefined;
  const { current, etag, changedBy, changedAt } = error;
  const isNewer = current && etag !== undefined && etag !== sent;
  return isNewer ? { record: current, etag, change: { changedBy, changedAt } } : undefined;
}

/**
 * Returns a function that saves a form's values: a form that was open for an hour must not undo the changes of other users. If
 * the record has changed since it was read, merges the typed values with the current record and saves the result on top.
 * Asks for confirmation when both changed the same field.
 */
export function useSave<Loaded, Form extends object, Values extends object, Saved>(
  options: SaveOptions<Loaded, Form, Values, Saved>,
): (values: Values) => Promise<Saved> {
  const { invalidates, schema, edited, formOf, save } = options;
  const { done = () => (edited ? 'Your changes were saved.' : 'The record was created.') } = options;
  // The output also contains values that the schema rejects, for example those of a record without a role.
  const valuesOf = (record?: Loaded) => v.safeParse(schema, formOf(record)).output as Values;
  const [opened] = useState(() => ({ values: valuesOf(edited?.record), etag: edited?.etag }));
  const confirmReplacing = useConflictDialog();
  const { mutateAsync } = useChange(invalidates, async (typed: Values) => {
    let [base, values, ifMatch] = [opened.values, typed, opened.etag];
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await save(values, edited ? { ifMatch } : {});
      } catch (error) {
        const stored = newerRecord(error, ifMatch);
        if (!stored || attempt === maxAttempts) throw error;
        const current = valuesOf(stored.record as Loaded);
        const merged = mergeChanges(base, values, current);
        await confirmReplacing(merged.conflicts, stored.change);
        // Another user may save before this save arrives. Then only their newer changes are compared.
        [base, values, ifMatch] = [current, merged.values, stored.etag];
      }
    }
  });
  return async (values) => {
    const saved = await mutateAsync(values);
    const text = done(saved);
    if (text) toast(text);
    return saved;
  };
}
