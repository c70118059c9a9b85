import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { Fragment, useId } from 'react';
import type { Text as Label } from '../../../i18n/text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { CopyButton } from '../../ui/parts/copy-button.tsx';
import { type JsonLine, jsonLines } from './json-lines.ts';

type Props = { readonly title: Label; readonly message: object; readonly find: string };

function Line({ line: { parts } }: { line: JsonLine }) {
  return (
    <>
      {parts.map((part, index) => (
        // Parts have no state and never move, so the index can be their key.
        <Fragment key={index}>
          {index % 2 === 0 ? (
            part
          ) : (
            <chakra.mark bg="orange.muted" color="fg" borderRadius="2px">
              {part}
            </chakra.mark>
          )}
        </Fragment>
      ))}
      {'\n'}
    </>
  );
}

/** A message as indented JSON, with the places of the searched text marked. */
export function MessageBlock({ title, message, find }: Props) {
  const { t } = useTexts();
  const id = useId();
  const lines = jsonLines(message, find);
  const found = lines.reduce((sum, line) => sum + line.found, 0);
  return (
    <Box as="section" aria-labelledby={id} minWidth="0" borderWidth="1px" borderRadius="l2" bg="bg.subtle">
      <HStack as="header" justify="space-between" gap="3" py="1" ps="3" pe="1.5" borderBottomWidth="1px">
        <Text as="h3" id={id} textStyle="xs" fontWeight="medium">
          {t(title)}
        </Text>
        <HStack gap="2">
          {find.trim() !== '' && (
            <Text as="span" role="status" textStyle="xs" color="fg.muted">
              {t('Matches: {{number}}', { number: found })}
            </Text>
          )}
          <CopyButton variant="ghost" value={JSON.stringify(message, undefined, 2)} name={t(title)} />
        </HStack>
      </HStack>
      <chakra.pre
        dir="ltr"
        padding="3"
        maxHeight="min(52vh, 560px)"
        overflow="auto"
        fontFamily="mono"
        textStyle="xs"
        lineHeight="1.6"
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
        aria-labelledby={id}
        // A scrolling box must be reachable by keyboard.
        tabIndex={0}
        _focusVisible={{ outlineOffset: '-2px' }}
      >
        <code>
          {lines.map((line, index) => (
            <Line key={index} line={line} />
          ))}
        </code>
      </chakra.pre>
    </Box>
  );
}
