import { DateCell } from '../../kit/ui/cells/date-cell.tsx';
import { IdCell } from '../../kit/ui/cells/id-cell.tsx';
import { MoneyCell } from '../../kit/ui/cells/money-cell.tsx';
import { PercentCell } from '../../kit/ui/cells/percent-cell.tsx';
import { PeriodCell } from '../../kit/ui/cells/period-cell.tsx';
import { StatusPill } from '../../kit/ui/cells/status-pill.tsx';
import { WordCell } from '../../kit/ui/cells/word-cell.tsx';
import { Fact, Facts } from '../../kit/ui/parts/facts.tsx';
import { type Entry, longNames } from './entry.ts';

const amounts = [0, -1250.5, 999_999_999_999.99, 0.01, undefined];
const statuses = ['Active', 'Inactive', 'Success', 'Failed', 'Paid', 'Pending', 'Approved', 'Suspended'];

/** Gallery entries of the grid cells. */
export const cells: readonly Entry[] = [
  {
    name: 'Money: nothing, zero, negative, the largest',
    show: () => amounts.map((value) => <MoneyCell key={String(value)} value={value} currency="EGP" />),
  },
  {
    name: 'Money: three decimals, and a currency that we do not know',
    show: () => [
      <MoneyCell key="kwd" value={-0.125} currency="KWD" />,
      <MoneyCell key="x" value={7} currency="XXX" />,
    ],
  },
  { name: 'Status', show: () => statuses.map((status) => <StatusPill key={status} status={status} />) },
  {
    name: 'Id, date, period, percentage, word',
    show: () => (
      <Facts>
        <Fact label="ID">
          <IdCell value="mer_2rv8ryggjwuj5w8vwd3gvnvsjxu" />
        </Fact>
        <Fact label="Created Date">
          <DateCell value="2026-11-21T22:30:00Z" country="Egypt" />
        </Fact>
        <Fact label="Period">
          <PeriodCell from="2026-10-01" to="2026-10-31" />
        </Fact>
        <Fact label="Service Share (%)">
          <PercentCell value={33.333} />
        </Fact>
        <Fact label="Country">
          <WordCell value="Egypt" />
        </Fact>
        <Fact label="Name">{longNames.arabic}</Fact>
        <Fact label="Description">{''}</Fact>
      </Facts>
    ),
  },
];
