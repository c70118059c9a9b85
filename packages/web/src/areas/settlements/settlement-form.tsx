import {
  businessDay,
  type SettlementForm as Form,
  type SettlementMath,
  type SettlementValues,
  settlementSchema,
} from '@daftar/domain';
import { ConflictError, type SettlementDetail } from '@daftar/sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { homeZone } from '../../i18n/home-zone.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { toast } from '../../kit/parts/toasts.ts';
import type { KeyOf } from '../../kit/screens/attempt-keys.ts';
import { FormScreen } from '../../kit/screens/form-screen.tsx';
import { Loaded } from '../../kit/screens/loaded.tsx';
import { useSession } from '../../session/use-session.ts';
import { refuseEmptySettlement } from './refuse-empty-settlement.ts';
import { saveSettlement } from './save-settlement.ts';
import { SettlementFields } from './settlement-fields.tsx';
import { SettlementMathSection } from './settlement-math.tsx';
import { settlementQueries } from './settlement-queries.ts';
import { SettlementReasons } from './settlement-reasons.tsx';
import { useSettlementPage } from './use-settlement-page.ts';
import './settlements.css';

const schemaFor = (math: SettlementMath | undefined) => settlementSchema(() => new Date(), math);
const today = () => businessDay(new Date(), homeZone());

function emptyForm(): Form {
  return {
    ...{ dateFrom: today(), dateTo: today(), country: '', merchantName: '', channel: '' },
    ...{ totalRevenue: '', waleeShare: '', waleeSharePercentage: '', merchantShare: '' },
    ...{ merchantSharePercentage: '', remittanceChargesPercentage: '', exchangeRate: '' },
    ...{ localCurrency: '', settledCurrency: 'USD', overrideReason: '', differenceReason: '' },
  };
}

/** Converts a stored settlement to the form's values. */
function formOf(record: SettlementDetail): Form {
  const entries = Object.keys(emptyForm()).map((name) => [name, String(Object(record)[name] ?? '')]);
  return { ...emptyForm(), ...Object.fromEntries(entries) };
}

function NewSettlement() {
  const { settlementMath } = useSession();
  const navigate = useNavigate();
  const settlementPage = useSettlementPage();
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: ({ values, keyOf }: { values: SettlementValues; keyOf: KeyOf }) =>
      saveSettlement(values, settlementMath, keyOf),
  });
  const submit = async (values: SettlementValues, keyOf: KeyOf) => {
    refuseEmptySettlement(values);
    try {
      const saved = await save.mutateAsync({ values, keyOf });
      toast('Settlement created.');
      await navigate(settlementPage(saved._id));
    } catch (error) {
      if (error instanceof ConflictError)
        await client.invalidateQueries({ queryKey: ['settlements', 'revenue'] });
      throw error;
    } finally {
      await client.invalidateQueries({ queryKey: ['settlements', 'list'] });
    }
  };
  return (
    <FormScreen
      title="Create Settlement"
      initial={emptyForm()}
      schema={schemaFor(settlementMath)}
      submit={submit}
      cancel="/settlements"
      draft="settlements.new"
    >
      <SettlementFields math={settlementMath} />
      <SettlementMathSection math={settlementMath} />
    </FormScreen>
  );
}

function ExistingSettlement({ record }: { record: SettlementDetail }) {
  const { t } = useTexts();
  return (
    <FormScreen
      title={t('Settlement # {{number}}', { number: record.transactionId })}
      initial={formOf(record)}
      schema={schemaFor(record.math)}
      submit={() => Promise.resolve()}
      cancel="/settlements"
      readOnly
    >
      <SettlementFields math={record.math} />
      <SettlementMathSection math={record.math} />
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
