import type { NewApiKey } from '@daftar/sdk';
import { useState } from 'react';
import * as v from 'valibot';
import { api } from '../../api/api.ts';
import { useChange } from '../../kit/records/resource-queries.ts';
import { InlineForm } from './inline-form.tsx';
import { checkKey, draftOf, keySchema, keyWireNames } from './key-draft.ts';
import { KeyFields } from './key-fields.tsx';
import { useInlineProblems } from './use-inline-problems.ts';

type Props = {
  readonly userTypeId: string;
  readonly timeZone: string;
  readonly close: () => void;
  readonly onMade: (made: NewApiKey) => void;
};

/** The form of a new key. */
export function NewKeyForm({ userTypeId, timeZone, close, onMade }: Props) {
  const [draft, setDraft] = useState(() => draftOf());
  const change = useChange('merchant-keys', () => {
    const { addresses, expiresDate, ...values } = v.parse(keySchema(timeZone), draft);
    return api.apiKeys.create({
      userTypeId,
      ...values,
      ...(addresses.length > 0 && { addresses }),
      ...(expiresDate && { expiresDate }),
    });
  });
  const { mayBeSent, problems, ...failures } = useInlineProblems({
    draft,
    change,
    check: checkKey,
    wireNames: keyWireNames,
  });
  const submit = () => {
    if (!mayBeSent()) return;
    change.mutate(undefined, {
      onSuccess: (made) => {
        onMade(made);
        close();
      },
    });
  };
  return (
    <InlineForm action="Make a key" isPending={change.isPending} submit={submit} close={close} {...failures}>
      <KeyFields {...{ draft, setDraft, timeZone, problems }} />
    </InlineForm>
  );
}
