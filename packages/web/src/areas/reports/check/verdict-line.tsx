import { Flex } from '@chakra-ui/react/flex';
import type { Money } from '@daftar/domain';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { moneyPhrase } from '../../../kit/ui/cells/money-phrase.ts';
import type { Tone, Verdict } from './check-lines.ts';

const icons = { positive: CircleCheck, caution: TriangleAlert, negative: CircleAlert, quiet: Info };

const colours: Readonly<Record<Tone, string>> = {
  positive: 'green.fg',
  caution: 'orange.fg',
  negative: 'red.fg',
  quiet: 'fg.muted',
};

/** Formats an amount or a count for use in a sentence. */
export function useAmountText() {
  const { digits } = useTexts();
  return (value: Money | number): string =>
    typeof value === 'number' ? digits(value.toLocaleString('en')) : moneyPhrase(value);
}

/** Returns a function that formats a verdict as a message. */
export function useVerdictText() {
  const { t } = useTexts();
  const amountText = useAmountText();
  return (verdict: Verdict): string =>
    verdict.amount === undefined ? t(verdict.text) : t(verdict.text, { amount: amountText(verdict.amount) });
}

/** Shows a verdict as text with an icon and a colour. */
export function VerdictLine({ verdict }: { verdict: Verdict }) {
  const verdictText = useVerdictText();
  const { tone } = verdict;
  const Icon = icons[tone];
  return (
    <Flex
      as="span"
      align="center"
      gap="1.5"
      textStyle="grid"
      color={colours[tone]}
      fontWeight={tone === 'negative' ? 'semibold' : undefined}
      _print={{ color: '#000' }}
    >
      <Icon size={14} aria-hidden style={{ flex: 'none' }} />
      <span>{verdictText(verdict)}</span>
    </Flex>
  );
}
