import { Button } from '@chakra-ui/react/button';
import { Field } from '@chakra-ui/react/field';
import { Fieldset } from '@chakra-ui/react/fieldset';
import { Grid } from '@chakra-ui/react/grid';
import { Input } from '@chakra-ui/react/input';
import { HStack } from '@chakra-ui/react/stack';
import type { WebhookEndpoint } from '@daftar/sdk';
import { useState } from 'react';
import { api } from '../../api/api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { type EndpointEvent, endpointEvents } from '../../kit/features/webhooks/webhook-events.ts';
import { useChange } from '../../kit/records/resource-queries.ts';
import { toast } from '../../kit/ui/overlays/toasts.ts';
import { WordCheckboxes } from '../../kit/ui/parts/word-checkboxes.tsx';
import { InlineForm } from './inline-form.tsx';
import { type Problems, useInlineProblems } from './use-inline-problems.ts';

/** The scheme of every endpoint's URL; the same in every language. */
const SCHEME = 'https://';

type Props = {
  readonly userTypeId: string;
  /** The endpoint to edit; absent for a new one. */
  readonly endpoint?: WebhookEndpoint | undefined;
  readonly close: () => void;
  /** Receives the secret of a new endpoint. No later response contains the secret. */
  readonly onSecret: (secret: string) => void;
};

const wireNames = { url: 'url', description: 'description', events: 'events' } as const;

type Draft = Readonly<Record<'url' | 'description', string>> & { readonly events: readonly EndpointEvent[] };

const check = ({ url, events }: Draft): Problems<Draft> => ({
  url: URL.canParse(url.trim()) ? undefined : 'Please provide valid URL',
  events: events.length === 0 ? 'Please choose at least one event' : undefined,
});

/** The form of a webhook endpoint: URL, name and events. */
export function EndpointForm({ userTypeId, endpoint, close, onSecret }: Props) {
  const { t, say } = useTexts();
  const [url, setUrl] = useState(endpoint?.url ?? '');
  const [description, setDescription] = useState(endpoint?.description ?? '');
  const [chosen, setChosen] = useState<readonly EndpointEvent[]>(endpoint?.events ?? []);
  const change = useChange('webhook-endpoints', async () => {
    const body = { url: url.trim(), description: description.trim(), events: [...chosen] };
    if (endpoint) await api.webhookEndpoints.update(endpoint._id, body);
    else onSecret((await api.webhookEndpoints.create({ userTypeId, ...body })).secret);
  });
  const draft: Draft = { url, description, events: chosen };
  const { mayBeSent, problems, ...failures } = useInlineProblems({ draft, check, wireNames, change });
  const submit = () => {
    if (!mayBeSent()) return;
    change.mutate(undefined, {
      onSuccess: () => {
        toast(endpoint ? 'The endpoint was saved.' : 'The endpoint was added.');
        close();
      },
    });
  };
  const all = chosen.length === endpointEvents.length;
  return (
    <InlineForm
      action={endpoint ? 'Save' : 'Add an endpoint'}
      isPending={change.isPending}
      submit={submit}
      close={close}
      {...failures}
    >
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: '2fr 1fr' }} gap="3">
        <Field.Root data-field="url" required invalid={problems.url !== undefined}>
          <Field.Label>
            {t('Address')}
            <Field.RequiredIndicator />
          </Field.Label>
          <Input
            type="url"
            dir="ltr"
            maxLength={2000}
            placeholder={SCHEME}
            value={url}
            onChange={(event) => setUrl(event.target.value)}
          />
          {problems.url !== undefined && <Field.ErrorText role="alert">{say(problems.url)}</Field.ErrorText>}
        </Field.Root>
        <Field.Root data-field="description" invalid={problems.description !== undefined}>
          <Field.Label>{t('Description')}</Field.Label>
          <Input
            maxLength={100}
            value={description}
            onChange={(event) => setDescription(event.target.value)}
          />
          {problems.description !== undefined && (
            <Field.ErrorText role="alert">{say(problems.description)}</Field.ErrorText>
          )}
        </Field.Root>
      </Grid>
      <Fieldset.Root size="sm" data-field="events" invalid={problems.events !== undefined}>
        <HStack justify="space-between">
          <Fieldset.Legend>{t('Events')}</Fieldset.Legend>
          <Button size="2xs" variant="ghost" onClick={() => setChosen(all ? [] : endpointEvents)}>
            {t(all ? 'None' : 'All')}
          </Button>
        </HStack>
        <Fieldset.Content>
          <Grid templateColumns="repeat(auto-fill, minmax(210px, 1fr))" gap="2">
            <WordCheckboxes words={endpointEvents} chosen={chosen} setChosen={setChosen} />
          </Grid>
        </Fieldset.Content>
        {problems.events !== undefined && (
          <Fieldset.ErrorText role="alert">{say(problems.events)}</Fieldset.ErrorText>
        )}
      </Fieldset.Root>
    </InlineForm>
  );
}
