import { Button } from '@chakra-ui/react/button';
import { Combobox } from '@chakra-ui/react/combobox';
import { Spinner } from '@chakra-ui/react/spinner';
import { HStack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useTexts } from '../../../i18n/use-texts.ts';
import { problemText } from '../../records/problem.tsx';
import type { Choice } from './choice-queries.ts';
import type { Choices } from './use-choices.ts';

function ChoiceItem({ choice }: { choice: Choice }) {
  const { word } = useTexts();
  const { name, detail, country } = choice;
  const beside = detail ?? (country && word(country));
  return (
    <Combobox.Item item={choice}>
      <Combobox.ItemText dir="auto" truncate textAlign="left" _rtl={{ textAlign: 'right' }}>
        {name}
      </Combobox.ItemText>
      {beside && (
        <Text as="span" textStyle="xs" color="fg.muted" truncate maxWidth="50%">
          <bdi>{beside}</bdi>
        </Text>
      )}
      <Combobox.ItemIndicator />
    </Combobox.Item>
  );
}

/** The records that a picker found, or why it shows none. */
export function ChoiceList({ items, state, error, retry }: Choices) {
  const { t, say } = useTexts();
  return (
    <>
      {items.map((choice) => (
        <ChoiceItem key={choice._id} choice={choice} />
      ))}
      {items.length === 0 && state !== 'failed' && (
        <HStack padding="2" color="fg.muted" minHeight="9">
          {state === 'loading' && <Spinner size="xs" />}
          {t(state === 'loading' ? 'Loading' : 'Nothing matches')}
        </HStack>
      )}
      {state === 'failed' && error && (
        <HStack padding="2" justify="space-between" role="alert">
          <Text color="fg.error">{say(problemText(error))}</Text>
          <Button size="xs" onClick={retry}>
            {t('Try again')}
          </Button>
        </HStack>
      )}
    </>
  );
}

/** Announces to screen readers how many records were found. It is outside the list, which may contain only options. */
export function ChoiceStatus({ items, state }: Choices) {
  const { t } = useTexts();
  return (
    <VisuallyHidden role="status">
      {state === 'ready' && items.length > 0 && t('Found: {{count}}', { count: items.length })}
    </VisuallyHidden>
  );
}
