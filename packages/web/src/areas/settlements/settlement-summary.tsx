import { formulaText, toDecimalString } from '@daftar/domain';
import type { SettlementReport } from '@daftar/sdk';
import { useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { zoneOf } from '../../i18n/home-zone.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { resourceQueries } from '../../kit/bindings/resource-queries.ts';
import { longDate } from '../../kit/cells/long-date.ts';
import { MoneyCell } from '../../kit/cells/money-cell.tsx';
import { StatusPill } from '../../kit/cells/status-pill.tsx';
import { BackLink } from '../../kit/parts/back-link.tsx';
import { PrintReport } from '../../kit/parts/print-report.tsx';
import { ZoneNote } from '../../kit/parts/zone-note.tsx';
import { Loaded } from '../../kit/screens/loaded.tsx';
import { api } from '../../session/api.ts';
import { CheckLink } from './check-link.tsx';
import { figureLabels, settlementOf } from './settlement-math.tsx';
import './settlements.css';

const summaryQueries = resourceQueries('settlement-report', {
  list: () => Promise.resolve(undefined),
  retrieve: (id: string, options) => api.reports.settlement(id, options),
});

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <dl>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </dl>
  );
}

function Lines({ record }: { record: SettlementReport }) {
  const { t, digits } = useTexts();
  const { localCurrency, settledCurrency, math } = record;
  const text = (value: number) => String(value);
  const settled = settlementOf(
    {
      ...{ localCurrency, settledCurrency },
      totalRevenue: text(record.totalRevenue),
      merchantShare: text(record.merchantShare),
      remittanceChargesPercentage: text(record.remittanceChargesPercentage),
      exchangeRate: text(record.exchangeRate),
    },
    math,
  );
  const lines = [
    'subTotal',
    'remittanceCharges',
    'netTransferAmount',
    'grossSettledAmount',
    'netSettledAmount',
  ] as const;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('Description')}</th>
          <th scope="col">{t('Amount')}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{t('Total Revenue')}</th>
          <td>
            <MoneyCell value={record.totalRevenue} currency={localCurrency} />
          </td>
        </tr>
        {lines.map((line) => {
          const step = settled?.trace.find(({ figure }) => figure === line);
          const money = settled?.figures[line];
          // The stored figure is shown. Its formula is shown only if it still gives that figure.
          const matchesRecord = money && Number(toDecimalString(money)) === record[line];
          return (
            <tr key={line} className={line === 'netSettledAmount' ? 'total' : undefined}>
              <th scope="row">
                {t(figureLabels[line])}
                {step && matchesRecord && line !== 'subTotal' && (
                  <span className="formula figure ltr">{digits(formulaText(step))}</span>
                )}
              </th>
              <td>
                <MoneyCell
                  value={record[line]}
                  currency={line.includes('Settled') ? settledCurrency : localCurrency}
                />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Summary({ record }: { record: SettlementReport }) {
  const { t, foreign, language, digits } = useTexts();
  const title = t('Transaction # {{number}}', { number: Math.round(record.transactionId) });
  useEffect(() => {
    document.title = title;
  }, [title]);
  const day = (date: string) => longDate(`${date}T00:00:00Z`, 'UTC', language);
  return (
    <div className="page">
      <div className="toolbar no-print" style={{ maxInlineSize: 800 }}>
        <BackLink otherwise="/settlements">{t('Back')}</BackLink>
        <div className="toolbar-end">
          <CheckLink
            merchant={record.userTypeId}
            dateFrom={record.dateFrom}
            dateTo={record.dateTo}
            country={record.country}
            currency={record.localCurrency}
          />
          <PrintReport />
        </div>
      </div>
      <article className="summary">
        <header className="summary-head">
          <div>
            <h1 className="figure">{title}</h1>
            <p className="muted">{longDate(record.transactionDate, zoneOf(record.country), language)}</p>
          </div>
          <div>
            <StatusPill status="Paid" />
          </div>
        </header>
        <div className="summary-parties">
          <Fact label={t('Merchant')}>
            {record.merchantName}
            <br />
            <span className="muted">{foreign(record.country)}</span>
          </Fact>
          <Fact label={t('Period')}>
            {day(record.dateFrom)}
            {record.dateTo !== record.dateFrom && (
              <>
                <br />
                {day(record.dateTo)}
              </>
            )}
            <ZoneNote {...record} />
          </Fact>
          <Fact label={t('Channel')}>{record.channel}</Fact>
          <Fact label={t('Exchange Rate')}>
            <span className="figure">{digits(String(record.exchangeRate))}</span>
          </Fact>
        </div>
        <Lines record={record} />
        <p className="meta">
          {record.math === 'integer'
            ? t('Computed with integer parsing: decimals of each number are dropped first.')
            : t('Computed with exact decimals.')}{' '}
          {t('Created by')} {record.createdBy}
        </p>
      </article>
    </div>
  );
}

/** A settlement laid out as an invoice, to be printed. */
export function SettlementSummary() {
  const { id = '' } = useParams({ strict: false });
  return <Loaded query={summaryQueries.detail(id)}>{(record) => <Summary record={record} />}</Loaded>;
}
