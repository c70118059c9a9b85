import { SegmentGroup } from '@chakra-ui/react/segment-group';
import { useTexts } from '../../i18n/use-texts.ts';

type Props = {
  readonly currencies: readonly string[];
  readonly currency: string;
  readonly choose: (currency: string) => void;
};

/** Selects one of the currencies in which payments were made. */
export function CurrencySwitch({ currencies, currency, choose }: Props) {
  const { t } = useTexts();
  return (
    <SegmentGroup.Root
      size="sm"
      alignSelf="start"
      flexWrap="wrap"
      minWidth="0"
      aria-label={t('Currency')}
      value={currency}
      onValueChange={({ value }) => value && choose(value)}
      _print={{ display: 'none' }}
    >
      <SegmentGroup.Indicator />
      {currencies.map((one) => (
        <SegmentGroup.Item key={one} value={one}>
          <SegmentGroup.ItemText>{one}</SegmentGroup.ItemText>
          <SegmentGroup.ItemHiddenInput />
        </SegmentGroup.Item>
      ))}
    </SegmentGroup.Root>
  );
}
