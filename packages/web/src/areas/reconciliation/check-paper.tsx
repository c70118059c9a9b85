import type { Currency } from '@daftar/domain';
import type { ReconciliationRow } from '@daftar/sdk';
import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { PeriodCell } from '../../kit/cells/period-cell.tsx';
import { Banner } from '../../kit/parts/banner.tsx';
import { Problem } from '../../kit/parts/problem.tsx';
import { ZoneNote } from '../../kit/parts/zone-note.tsx';
import { Button } from '../../ui/controls.tsx';
import { booksOf } from './check-books.ts';
import { checkLines, gravest, type Tone, type Verdict } from './check-lines.ts';
import { CheckNotes } from './check-notes.tsx';
import type { Asked, Check } from './check-query.ts';
import { CheckTable } from './check-table.tsx';
import { BillingRows, TransactionRows } from './service-sections.tsx';
import { SettlementRows } from './settlement-section.tsx';
import { type SumsOf, useTransactionSums } from './use-transaction-sums.ts';
import { useAmountText } from './verdict-line.tsx';

/** Up to here shares are added up at once: ten pages of rows. */
const addedAtOnce = 5_000;

type Props = {
  readonly check: Check & { readonly row: ReconciliationRow };
  readonly asked: Asked;
  readonly currency: Currency;
  readonly sumsOf: SumsOf;
};

const banners = {
  positive: 'positive',
  caution: 'caution',
  negative: 'negative',
  quiet: 'info',
} as const satisfies Readonly<Record<Tone, string>>;

function Outcome({ verdict }: { verdict: Verdict }) {
  const { t } = useTexts();
  const amountText = useAmountText();
  const words =
    verdict.tone === 'positive'
      ? t('Transactions, billing and settlement agree.')
      : t(verdict.text, verdict.of === undefined ? {} : { amount: amountText(verdict.of) });
  return <Banner tone={banners[verdict.tone]}>{words}</Banner>;
}

function Head({ check: { row }, asked }: Pick<Props, 'check' | 'asked'>) {
  const { foreign } = useTexts();
  return (
    <header className="check-head">
      <h2>
        <bdi>{row.merchantName}</bdi>
      </h2>
      <p className="muted">
        {foreign(asked.country)} · {asked.currency} · <PeriodCell from={asked.dateFrom} to={asked.dateTo} />
      </p>
      <ZoneNote {...asked} />
    </header>
  );
}

/** The sheet: what the three say, how they differ, and the rows behind each. */
export function CheckPaper({ check, asked, currency, sumsOf }: Props) {
  const { t } = useTexts();
  const amountText = useAmountText();
  const { row, billing, settlements, unclaimed } = check;
  const [wanted, setWanted] = useState(row.transactionCount <= addedAtOnce);
  const added = useTransactionSums(billing, asked, sumsOf, wanted);
  const books = booksOf({ row, currency, billing, settlements, unclaimed, sums: added.whole });
  const lines = checkLines(books);
  const verdict = gravest(lines);
  return (
    <article className="check" aria-busy={added.busy}>
      <Head check={check} asked={asked} />
      {verdict && <Outcome verdict={verdict} />}
      <CheckTable lines={lines} />
      {!wanted && (
        <div className="no-print">
          <Button onClick={() => setWanted(true)}>
            {t('Add up the shares of {{amount}} transactions', { amount: amountText(row.transactionCount) })}
          </Button>
        </div>
      )}
      {added.error !== undefined && <Problem error={added.error} retry={added.retry} />}
      <CheckNotes books={books} summed={added.whole !== undefined} sees={settlements !== undefined} />
      <TransactionRows billing={billing} sums={added.sums} asked={asked} />
      <BillingRows billing={billing} asked={asked} />
      <SettlementRows settlements={settlements} />
    </article>
  );
}
