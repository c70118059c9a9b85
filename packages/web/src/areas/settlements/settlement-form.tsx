import {
  businessDay,
  type SettlementInputForm as Form,
  type SettlementInputValues,
  settlementInputSchema,
} from '@daftar/domain';
import { ConflictError, type SettlementDetail } from '@daftar/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { queryKeys } from '../../api/query-keys.ts';
import { homeZone } from '../../i18n/home-zone.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Timeline } from '../../kit/features/history/timeline.tsx';
import { choicesQuery } from '../../kit/forms/pickers/choice-queries.ts';
import type { KeyOf } from '../../kit/forms/screens/attempt-keys.ts';
import { FormScreen } from '../../kit/forms/screens/form-screen.tsx';
import { SaveCancelled } from '../../kit/forms/screens/save-cancelled.ts';
import { Loaded } from '../../kit/records/loaded.tsx';
import { toast } from '../../kit/ui/overlays/toasts.ts';
import { FormSection } from '../../kit/ui/page/form-section.tsx';
import { useSession } from '../../session/permissions/use-session.ts';
import { overlapQuery } from './overlap-query.ts';
import { saveSettlement } from './save-settlement.ts';
import { SettlementFields } from './settlement-fields.tsx';
import { periodOf, revenueQuery, settlementQueries } from './settlement-queries.ts';
import { SettlementStatement } from './settlement-statement.tsx';
import { revenueNumbers, useRevenue } from './use-revenue.ts';
import { useReview } from './use-review.tsx';
import { useSettlementPage } from './use-settlement-page.ts';

/** Shows who created a settlement, the reasons given for an overlap or a deviation, and its history. */
function SettlementReasons({ record }: { record: SettlementDetail }) {
  const { t } = useTexts();
  const { createdBy, overrideReason, differenceReason, history } = record;
  return (
    <FormSection title="History">
      <p className="meta">
        {t('Created by')} {createdBy}
      </p>
      {overrideReason && (
        <p>
          <span className="muted">{t('Overlaps because:')}</span> {overrideReason}
        </p>
      )}
      {differenceReason && (
        <p>
          <span className="muted">{t('Differs because:')}</span> {differenceReason}
        </p>
      )}
      <Timeline entries={history} country={record.country} currency={record.localCurrency} />
    </FormSection>
  );
}

const now = () => new Date();
const today = () => businessDay(now(), homeZone());

function emptyForm(): Form {
  return {
    dateFrom: today(),
    dateTo: today(),
    country: '',
    merchantName: '',
    channel: '',
    remittanceChargesPercentage: '',
    exchangeRate: '',
    localCurrency: '',
    settledCurrency: 'USD',
    overrideReason: '',
    differenceReason: '',
  };
}

/** Converts a stored settlement to the form's values. */
function formOf(record: SettlementDetail): Form {
  const entries = Object.keys(emptyForm()).map((name) => [name, String(Object(record)[name] ?? '')]);
  return { ...emptyForm(), ...Object.fromEntries(entries) };
}

/** Returns why the form cannot be saved: there is nothing to settle. */
const useRefusal = () => (useRevenue().nothing ? 'There is nothing to settle in this period.' : undefined);

/** Returns what a save needs besides the typed values: the revenue that the form shows, and the current overlaps. */
function useSavingData() {
  const client = useQueryClient();
  return async (values: SettlementInputValues) => {
    const { queryKey, ...query } = revenueQuery(periodOf(values));
    const revenue = client.getQueryData(queryKey) ?? (await client.fetchQuery({ queryKey, ...query }));
    if (!revenue?.totalAmount) throw new SaveCancelled('There is nothing to settle in this period.');
    const { dateFrom, dateTo, localCurrency: currency } = values;
    const merchants = await client.ensureQueryData(choicesQuery('merchant', values.merchantName));
    const userTypeId = merchants.find(({ name }) => name === values.merchantName)?._id ?? '';
    // If the overlaps cannot be read, the server asks for a reason.
    const overlaps = await client
      .fetchQuery(overlapQuery({ userTypeId, currency, dateFrom, dateTo }))
      .catch(() => []);
    return { revenue: revenueNumbers(revenue), overlaps };
  };
}

function NewSettlement() {
  const { settlementMath: math } = useSession();
  const navigate = useNavigate();
  const settlementPage = useSettlementPage();
  const client = useQueryClient();
  const savingData = useSavingData();
  const { review, dialog } = useReview();
  const schema = useMemo(() => settlementInputSchema(now, math), [math]);
  const submit = async (values: SettlementInputValues, keyOf: KeyOf) => {
    const { revenue, overlaps } = await savingData(values);
    try {
      const saved = await saveSettlement({ ...values, ...revenue }, { math, overlaps, review, keyOf });
      toast('Settlement created.');
      // Replaces the form, so that the browser's Back does not open it again.
      await navigate({ ...settlementPage(saved._id), replace: true });
    } catch (error) {
      if (error instanceof ConflictError)
        await client.invalidateQueries({ queryKey: queryKeys.of('settlements', 'revenue') });
      throw error;
    } finally {
      await client.invalidateQueries({ queryKey: queryKeys.lists('settlements') });
    }
  };
  return (
    <>
      <FormScreen
        title="Create Settlement"
        initial={emptyForm()}
        schema={schema}
        submit={submit}
        cancel="/settlements"
        draft="settlements.new"
        useRefusal={useRefusal}
        beside={<SettlementStatement math={math} />}
      >
        <SettlementFields math={math} />
      </FormScreen>
      {dialog}
    </>
  );
}

const storedSchema = settlementInputSchema(now, 'decimal');

function ExistingSettlement({ record }: { record: SettlementDetail }) {
  const { t } = useTexts();
  return (
    <FormScreen
      title={t('Settlement # {{number}}', { number: record.transactionId })}
      initial={formOf(record)}
      schema={storedSchema}
      submit={() => Promise.resolve()}
      cancel="/settlements"
      readOnly
      beside={<SettlementStatement math={record.math} record={record} />}
    >
      <SettlementFields math={record.math} record={record} />
      <SettlementReasons record={record} />
    </FormScreen>
  );
}

/** Form of a new settlement; an existing one opens read-only. */
export function SettlementForm() {
  const { id = 'new' } = useParams({ strict: false });
  if (id === 'new') return <NewSettlement />;
  return (
    <Loaded alerts query={settlementQueries.detail(id)}>
      {(record) => <ExistingSettlement record={record} />}
    </Loaded>
  );
}
