import { Button } from '@chakra-ui/react/button';
import { Field } from '@chakra-ui/react/field';
import { Fieldset } from '@chakra-ui/react/fieldset';
import { Input } from '@chakra-ui/react/input';
import { HStack, Stack } from '@chakra-ui/react/stack';
import type { ApiKey, NewApiKey } from '@daftar/sdk';
import { type FormEvent, useState } from 'react';
import { api } from '../../api/api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useChange } from '../../kit/bindings/resource-queries.ts';
import { problemText } from '../../kit/parts/problem.tsx';
import { WordCheckboxes } from '../../kit/parts/word-checkboxes.tsx';
import { addressesIn, endOfDay, KeyLimits } from './key-limits.tsx';

type Scope = ApiKey['scopes'][number];

/** A record, so that the compiler reports scopes that the contract adds. */
const known: Record<Scope, true> = {
  'sessions:write': true,
  'links:write': true,
  'payments:read': true,
  'refunds:write': true,
  'payouts:read': true,
  'payouts:write': true,
  'balances:read': true,
  'subscriptions:read': true,
  'webhooks:read': true,
};
const scopes = Object.keys(known) as Scope[];

type Props = {
  readonly userTypeId: string;
  readonly close: () => void;
  readonly onMade: (made: NewApiKey) => void;
};

/** Names a new key and chooses its scopes. Programs know scopes by these names, so they are not translated. */
export function NewKeyForm({ userTypeId, close, onMade }: Props) {
  const { t, say } = useTexts();
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<readonly Scope[]>([]);
  const [addresses, setAddresses] = useState('');
  const [end, setEnd] = useState('');
  const change = useChange('merchant-keys', () =>
    api.apiKeys.create({
      ...{ userTypeId, name: name.trim(), scopes: [...chosen] },
      ...(addresses.trim() !== '' && { addresses: addressesIn(addresses) }),
      ...(end && { expiresDate: endOfDay(end) }),
    }),
  );
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
    <Stack as="form" gap="3" onSubmit={submit}>
      <Field.Root invalid={change.isError}>
        <Field.Label>{t('Name')}</Field.Label>
        <Input
          required
          minLength={2}
          maxLength={50}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        {change.isError && <Field.ErrorText role="alert">{say(problemText(change.error))}</Field.ErrorText>}
      </Field.Root>
      <Fieldset.Root size="sm">
        <Fieldset.Legend>{t('Scopes')}</Fieldset.Legend>
        <Fieldset.Content>
          <WordCheckboxes words={scopes} chosen={chosen} setChosen={setChosen} />
        </Fieldset.Content>
      </Fieldset.Root>
      <KeyLimits {...{ addresses, setAddresses, end, setEnd }} />
      <HStack gap="2">
        <Button
          type="submit"
          size="xs"
          variant="solid"
          disabled={chosen.length === 0}
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
