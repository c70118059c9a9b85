import { SegmentGroup } from '@chakra-ui/react/segment-group';
import { useTexts } from '../../i18n/use-texts.ts';
import { Picker } from '../../kit/ui/parts/picker.tsx';

/** Above this number of currencies, the control is a list instead of a row of buttons. */
const mostSegments = 5;

type Props = {
  /** The currencies that have figures. */
  readonly currencies: readonly string[];
  readonly currency: string;
  readonly choose: (currency: string) => void;
};

/** Selects the currency of an overview: amounts of different currencies are never added. */
export function CurrencyChoice({ currencies: withFigures, currency, choose }: Props) {
  const { t } = useTexts();
  const currencies = withFigures.includes(currency) ? withFigures : [currency, ...withFigures];
  if (currencies.length < 2) return null;
  if (currencies.length > mostSegments)
    return (
      <Picker
        width="92px"
        aria-label={t('Currency')}
        value={currency}
        onChange={(event) => choose(event.target.value)}
      >
        {currencies.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </Picker>
    );
  return (
    <SegmentGroup.Root
      size="sm"
      maxWidth="full"
      overflowX="auto"
      aria-label={t('Currency')}
      value={currency}
      onValueChange={({ value }) => value && choose(value)}
      _print={{ display: 'none' }}
    >
      <SegmentGroup.Indicator bg={{ base: 'bg.panel', _dark: 'bg.emphasized' }} />
      {currencies.map((one) => (
        <SegmentGroup.Item key={one} value={one} flex="none">
          <SegmentGroup.ItemText textStyle="grid">{one}</SegmentGroup.ItemText>
          <SegmentGroup.ItemHiddenInput />
        </SegmentGroup.Item>
      ))}
    </SegmentGroup.Root>
  );
}
