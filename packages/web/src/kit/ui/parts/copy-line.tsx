import { Code } from '@chakra-ui/react/code';
import { HStack } from '@chakra-ui/react/stack';
import type { DisplayText } from '../../../i18n/text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { CopyButton } from './copy-button.tsx';

/** A full value, for example an API key, with a copy button. */
export function CopyLine({ value, label }: { value: string; label: DisplayText }) {
  const { say } = useTexts();
  return (
    <HStack gap="2.5" py="1.5" ps="3" pe="1.5" borderWidth="1px" borderRadius="l2" bg="bg.subtle">
      {/* Keys are left-to-right in every language, but align with the start of the page's direction. */}
      <Code
        variant="plain"
        size="md"
        dir="ltr"
        display="block"
        flex="1"
        minWidth="0"
        // Breaks anywhere, because a break at a hyphen could leave a short part of the value alone on a line.
        wordBreak="break-all"
        css={atStart}
      >
        {value}
      </Code>
      <CopyButton value={value} name={say(label)} />
    </HStack>
  );
}

const atStart = { '[dir=rtl] &': { textAlign: 'right' } };
