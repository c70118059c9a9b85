import { Field } from '@chakra-ui/react/field';
import { Fieldset } from '@chakra-ui/react/fieldset';
import { Grid } from '@chakra-ui/react/grid';
import { Input } from '@chakra-ui/react/input';
import { useTexts } from '../../i18n/use-texts.ts';
import { WordCheckboxes } from '../../kit/ui/parts/word-checkboxes.tsx';
import { type KeyDraft, keyScopes, lastDayOf } from './key-draft.ts';
import { KeyLimits } from './key-limits.tsx';
import type { Problems } from './use-inline-problems.ts';

type Props = {
  readonly draft: KeyDraft;
  readonly setDraft: (draft: KeyDraft) => void;
  /** The time zone in which the key's last day ends. */
  readonly timeZone: string;
  readonly problems: Problems<KeyDraft>;
};

/** Name, scopes and limits of a key. Programs use the scopes' names, so they are not translated. */
export function KeyFields({ draft, setDraft, problems, timeZone }: Props) {
  const { t, say } = useTexts();
  return (
    <>
      <Field.Root data-field="name" required invalid={problems.name !== undefined} maxWidth="480px">
        <Field.Label>
          {t('Name')}
          <Field.RequiredIndicator />
        </Field.Label>
        <Input
          maxLength={50}
          value={draft.name}
          onChange={(event) => setDraft({ ...draft, name: event.target.value })}
        />
        {problems.name !== undefined && <Field.ErrorText role="alert">{say(problems.name)}</Field.ErrorText>}
      </Field.Root>
      <Fieldset.Root size="sm" data-field="scopes" invalid={problems.scopes !== undefined}>
        <Fieldset.Legend>{t('Scopes')}</Fieldset.Legend>
        <Fieldset.Content>
          <Grid templateColumns="repeat(auto-fill, minmax(190px, 1fr))" gap="2">
            <WordCheckboxes
              words={keyScopes}
              chosen={draft.scopes}
              setChosen={(scopes) => setDraft({ ...draft, scopes })}
            />
          </Grid>
        </Fieldset.Content>
        {problems.scopes !== undefined && (
          <Fieldset.ErrorText role="alert">{say(problems.scopes)}</Fieldset.ErrorText>
        )}
      </Fieldset.Root>
      <KeyLimits
        addresses={draft.addresses}
        setAddresses={(addresses) => setDraft({ ...draft, addresses })}
        end={lastDayOf(draft.end, timeZone)}
        setEnd={(end) => setDraft({ ...draft, end })}
        timeZone={timeZone}
        problems={problems}
      />
    </>
  );
}
