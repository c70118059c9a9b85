import type { DayRange } from '@daftar/domain';
import { addNumbers, formatTotal } from '@daftar/domain';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../i18n/use-texts.ts';
import { PercentCell } from '../../kit/ui/cells/percent-cell.tsx';
import type { Slice } from '../../kit/ui/charts/slices.ts';
import { useSession } from '../../session/permissions/use-session.ts';
import {
  type RevenueShare,
  revenueShareQuery,
  type ServiceShare,
  servicesShareQuery,
} from './dashboard-queries.ts';
import { mainCurrency } from './drill-down.ts';
import { ServiceLink } from './service-link.tsx';
import { ShareFigures } from './share-figures.tsx';
import { SharePanel, usePanelRange } from './share-panel.tsx';

const countOf = ({ count }: ServiceShare): number => count;

/** Number of payments of each service and its share in percent. */
export function ServicesPanel() {
  const { can } = useSession();
  const range = usePanelRange('services');
  const query = useQuery(servicesShareQuery(range));
  // The link to the payments needs a currency. The share has none, so it is taken from the revenue of the same days.
  const { data: revenue = [] } = useQuery({
    ...revenueShareQuery(range),
    enabled: can('reportTransactions'),
  });
  return (
    <SharePanel panel="services" title="Services Share" query={query}>
      {(rows) => <ServicesFigures rows={rows} revenue={revenue} range={range} />}
    </SharePanel>
  );
}

type Props = {
  readonly rows: readonly ServiceShare[];
  readonly revenue: readonly RevenueShare[];
  readonly range: DayRange | undefined;
};

function ServicesFigures({ rows, revenue, range }: Props) {
  const { t, language, numerals } = useTexts();
  const countText = (count: number) => formatTotal(count, false, language, numerals);
  const columns = [
    {
      label: t('Service'),
      cell: ({ service }: ServiceShare) => (
        <ServiceLink service={service} currency={mainCurrency(revenue, service)} range={range} />
      ),
    },
    { label: t('Transactions'), cell: ({ count }: ServiceShare) => countText(count), end: true },
    {
      label: t('Service Share (%)'),
      cell: ({ percentage }: ServiceShare) => <PercentCell value={percentage} computed />,
      end: true,
    },
  ];
  return (
    <ShareFigures
      label={t('Services Share')}
      {...{ rows, columns }}
      partOf={countOf}
      percentOf={({ slot, rows: count }: Slice) =>
        addNumbers(rows.slice(slot, slot + count).map(({ percentage }) => percentage))
      }
      figureOf={({ value }: Slice) => `${t('Transactions')}: ${countText(value)}`}
      total={countText(rows.reduce((sum, { count }) => sum + count, 0))}
      unit={t('Transactions')}
    />
  );
}
