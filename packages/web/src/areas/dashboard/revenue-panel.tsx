import { SegmentGroup } from '@chakra-ui/react/segment-group';
import { Text as Line } from '@chakra-ui/react/text';
import { type DayRange, formatTotal } from '@daftar/domain';
import { useQuery } from '@tanstack/react-query';
import { asWritten } from '../../i18n/shown.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useListState } from '../../kit/lists/state/use-list-state.ts';
import { type RevenueShare, revenueShareQuery } from './dashboard-queries.ts';
import { currenciesOf, totalOf } from './revenue.ts';
import { ServiceLink } from './service-link.tsx';
import { ShareFigures } from './share-figures.tsx';
import { SharePanel, usePanelRange } from './share-panel.tsx';

type CurrencySwitchProps = {
  readonly currencies: readonly string[];
  readonly currency: string;
  readonly choose: (currency: string) => void;
};

/** Selects one of the currencies in which payments were made. */
function CurrencySwitch({ currencies, currency, choose }: CurrencySwitchProps) {
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

const amountOf = ({ amount }: RevenueShare): number => amount;

/** Revenue of each service, one currency at a time. */
export function RevenuePanel({ platformOwner }: { platformOwner: boolean }) {
  const range = usePanelRange('revenue');
  const query = useQuery(revenueShareQuery(range));
  return (
    <SharePanel panel="revenue" title="Revenue Share" query={query}>
      {(rows) => <RevenueByCurrency {...{ rows, range, platformOwner }} />}
    </SharePanel>
  );
}

type Props = {
  readonly rows: readonly RevenueShare[];
  readonly range: DayRange | undefined;
  readonly platformOwner: boolean;
};

/** Shows the rows of one currency, which is kept in the URL: amounts in different currencies must not be added. */
function RevenueByCurrency({ rows, range, platformOwner }: Props) {
  const { search, change } = useListState<'/dashboard'>();
  const currencies = currenciesOf(rows);
  const currency = currencies.find((one) => one === search.currency) ?? currencies[0] ?? '';
  return (
    <>
      {currencies.length > 1 && (
        <CurrencySwitch {...{ currencies, currency }} choose={(next) => change({ currency: next })} />
      )}
      <RevenueFigures
        key={currency}
        rows={rows.filter((row) => row.currency === currency)}
        {...{ currency, range, platformOwner }}
      />
    </>
  );
}

function RevenueFigures({ rows, currency, range, platformOwner }: Props & { currency: string }) {
  const { t, language, numerals } = useTexts();
  const totalText = (some: readonly RevenueShare[]) =>
    totalOf(some.map(amountOf), currency, language, numerals);
  const back = totalOf(
    rows.map(({ refundedAmount }) => refundedAmount),
    currency,
    language,
    numerals,
  );
  const columns = [
    {
      label: t('Service'),
      cell: ({ service }: RevenueShare) => <ServiceLink {...{ service, currency, range }} />,
    },
    {
      label: t('Transactions'),
      cell: ({ count }: RevenueShare) => formatTotal(count, false, language, numerals),
      end: true,
    },
    {
      label: platformOwner ? t('Amount') : t('Merchant Amount'),
      cell: (row: RevenueShare) => totalText([row]),
      end: true,
    },
    { label: t('Currency'), cell: () => <span className="muted">{currency}</span> },
  ];
  return (
    <>
      <ShareFigures
        label={t('Revenue Share')}
        {...{ rows, columns }}
        partOf={amountOf}
        figureOf={({ slot, rows: count }) => `${totalText(rows.slice(slot, slot + count))} ${currency}`}
        total={totalText(rows)}
        unit={asWritten(currency)}
      />
      <Line textStyle="xs" color="fg.muted" marginBlockStart="3" data-refunds="">
        {t('Before refunds. Given back: {{amount}}', { amount: `${back} ${currency}` })}
      </Line>
    </>
  );
}
