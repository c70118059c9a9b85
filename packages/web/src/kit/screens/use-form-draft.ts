import { useRef, useState } from 'react';
import { dropDraft, readDraft, writeDraft } from '../form-state/drafts.ts';

type Options<Form> = {
  /** The draft's name; without one, nothing is stored or restored. */
  readonly name: string | undefined;
  readonly initial: Form;
  readonly readOnly: boolean;
};

/** Keeps a form's unsaved values as a draft of this tab, and restores them after a reload unless the form is read-only. */
export function useFormDraft<Form extends object>({ name, initial, readOnly }: Options<Form>) {
  const [restored, setRestored] = useState(() => (name && !readOnly ? readDraft(name, initial) : undefined));
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
    discard: () => {
      remove();
      setRestored(undefined);
    },
  };
}
