import { Button } from '@chakra-ui/react/button';
import { HStack, Stack } from '@chakra-ui/react/stack';
import type { NewApiKey } from '@daftar/sdk';
import { type FormEvent, useState } from 'react';
import * as v from 'valibot';
import { api } from '../../api/api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useChange } from '../../kit/bindings/resource-queries.ts';
import { problemText } from '../../kit/parts/problem.tsx';
import { draftOf, keySchema } from './key-draft.ts';
import { KeyFields } from './key-fields.tsx';

type Props = {
  readonly userTypeId: string;
  readonly timeZone: string;
  readonly close: () => void;
  readonly onMade: (made: NewApiKey) => void;
};

/** The form of a new key. */
export function NewKeyForm({ userTypeId, timeZone, close, onMade }: Props) {
  const { t } = useTexts();
  const [draft, setDraft] = useState(() => draftOf());
  const change = useChange('merchant-keys', () => {
    const { addresses, expiresDate, ...values } = v.parse(keySchema(timeZone), draft);
    return api.apiKeys.create({
      ...{ userTypeId, ...values },
      ...(addresses.length > 0 && { addresses }),
      ...(expiresDate && { expiresDate }),
    });
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (change.isPending) return;
    change.mutate(undefined, {
      onSuccess: (made) => {
        onMade(made);
        close();
      },
    });
  };
  return (
    <Stack as="form" gap="3" borderWidth="1px" borderRadius="l2" padding="4" onSubmit={submit}>
      <KeyFields
        {...{ draft, setDraft, timeZone }}
        problem={change.isError ? problemText(change.error) : undefined}
      />
      <HStack gap="2">
        <Button
          type="submit"
          size="xs"
          variant="solid"
          disabled={draft.scopes.length === 0 || draft.name.trim().length < 2}
          aria-disabled={change.isPending}
        >
          {t('Make a key')}
        </Button>
        <Button size="xs" onClick={close}>
          {t('Cancel')}
        </Button>
      </HStack>
    </Stack>
  );
}
