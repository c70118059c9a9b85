import { useRef, useState } from 'react';
import { dropDraft, readDraft, writeDraft } from '../state/drafts.ts';

type Options<Form> = {
  /** The draft's name; without one, nothing is stored or restored. */
  readonly name: string | undefined;
  readonly initial: Form;
  readonly readOnly: boolean;
};

const sameValues = (a: object, b: object): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Reads a draft; undefined if the record already has its values: the page was closed after the server had saved them, before it
 * received the answer.
 */
function unsavedDraft<Form extends object>(name: string, initial: Form): Form | undefined {
  const draft = readDraft(name, initial);
  if (!draft || !sameValues(draft, initial)) return draft;
  dropDraft(name);
  return undefined;
}

/** Keeps a form's unsaved values as a draft of this tab, and restores them after a reload unless the form is read-only. */
export function useFormDraft<Form extends object>({ name, initial, readOnly }: Options<Form>) {
  const [restored, setRestored] = useState(() =>
    name && !readOnly ? unsavedDraft(name, initial) : undefined,
  );
  const saved = useRef<Form>(undefined);
  const remove = () => {
    if (name) dropDraft(name);
  };
  return {
    /** The restored values; undefined if there were none, or if the user has discarded them. */
    restored,
    store: (values: Form) => {
      if (name && values !== saved.current) writeDraft(name, values);
    },
    /** Removes the draft of values that were saved. A form stores a change a moment later, so `store` ignores them from now on. */
    removeSaved: (values: Form) => {
      saved.current = values;
      remove();
    },
    /** Stores the values again whose draft was removed, because a later part of their submission failed. */
    keepUnsaved: () => {
      if (name && saved.current) writeDraft(name, saved.current);
      saved.current = undefined;
    },
    discard: () => {
      remove();
      setRestored(undefined);
    },
  };
}
