import { Heading } from '@chakra-ui/react/heading';
import type { ApiKey } from '@daftar/sdk';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import * as v from 'valibot';
import { api } from '../../api/api.ts';
import { zoneOf } from '../../i18n/home-zone.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { RecordHistory } from '../../kit/features/history/record-history.tsx';
import { useSave } from '../../kit/forms/screens/use-save.ts';
import { editQuery, type Versioned } from '../../kit/records/edit-query.ts';
import { LoadedPart } from '../../kit/records/loaded-part.tsx';
import { InlineForm } from './inline-form.tsx';
import { checkKey, draftOf, type KeyDraft, type KeyValues, keySchema, keyWireNames } from './key-draft.ts';
import { KeyFields } from './key-fields.tsx';
import { useInlineProblems } from './use-inline-problems.ts';
import { useLimitsDialog } from './use-limits-dialog.ts';

type Props = {
  readonly id: string;
  readonly country: string;
  readonly close: () => void;
};

type EditorProps = Pick<Props, 'close'> & {
  readonly edited: Versioned<ApiKey>;
  readonly timeZone: string;
};

function Editor({ edited, timeZone, close }: EditorProps) {
  // Keeps the version that was opened. A newer version is merged when the user saves, not while the user types.
  const [opened] = useState(edited);
  const [draft, setDraft] = useState(() => draftOf(opened.record));
  const [schema] = useState(() => keySchema(timeZone));
  const confirmLimits = useLimitsDialog(timeZone);
  const save = useSave<ApiKey, KeyDraft, KeyValues, ApiKey>({
    invalidates: 'merchant-keys',
    schema,
    edited: opened,
    formOf: draftOf,
    save: (values, options) => api.apiKeys.update(opened.record._id, values, options),
  });
  const change = useMutation({
    mutationFn: async () => {
      const values = v.parse(schema, draft);
      await confirmLimits(v.parse(schema, draftOf(opened.record)), values);
      await save(values);
      close();
    },
  });
  const { mayBeSent, problems, ...failures } = useInlineProblems({
    draft,
    change,
    check: checkKey,
    wireNames: keyWireNames,
  });
  return (
    <InlineForm
      action="Save"
      isPending={change.isPending}
      submit={() => mayBeSent() && change.mutate()}
      close={close}
      {...failures}
    >
      <KeyFields {...{ draft, setDraft, timeZone, problems }} />
    </InlineForm>
  );
}

/** The form of an existing key, with the key's history. If two users edit it at once, their changes are merged. */
export function EditKeyForm({ id, country, close }: Props) {
  const { t } = useTexts();
  const timeZone = zoneOf(country);
  return (
    <>
      <LoadedPart query={editQuery('merchant-keys', id, api.apiKeys)}>
        {(edited) => <Editor {...{ edited, timeZone, close }} />}
      </LoadedPart>
      <Heading as="h3" textStyle="sm">
        {t('History')}
      </Heading>
      <RecordHistory kind="apiKey" {...{ id, country }} />
    </>
  );
}
