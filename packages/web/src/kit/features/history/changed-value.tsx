import { loanPaymentMethodLabels } from '@daftar/domain';
import { useTexts } from '../../../i18n/use-texts.ts';
import { valueLine } from '../../../i18n/value-line.ts';
import { useChoiceName } from '../../forms/pickers/use-choice-names.ts';
import { amountText } from '../../ui/cells/amount-text.ts';
import { DateCell } from '../../ui/cells/date-cell.tsx';
import { MoneyCell } from '../../ui/cells/money-cell.tsx';
import { PercentCell } from '../../ui/cells/percent-cell.tsx';
import { PayoutTypeName } from '../payouts/payout-type-name.tsx';

export type ValueForm = 'plain' | 'amount' | 'percent' | 'source' | 'payoutType' | 'paymentMethod';

const instant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const account = /^(?:mer|car)_[a-z\d]{20,}$/;

/** Which of a merchant's accounts a payout was paid from. */
const sources = { loan: 'Loan account', balance: 'Account Balance' } as const;

/** Payment methods of loan transactions by their code. */
const methods: Readonly<Record<string, string>> = loanPaymentMethodLabels;

/** The name of a merchant or carrier. */
const AccountName = ({ id }: { id: string }) => <bdi>{useChoiceName('account', id)}</bdi>;

type Props = {
  readonly value: unknown;
  readonly form?: ValueForm;
  /** The currency of an amount, if it is known. */
  readonly currency?: string | undefined;
};

/** The value of a field before or after a change, formatted for people; an empty value is a dash. */
export function ChangedValue({ value, form = 'plain', currency }: Props) {
  const texts = useTexts();
  const { t, word, digits } = texts;
  if (value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0))
    return <span className="muted">–</span>;
  if (typeof value === 'boolean') return t(value ? 'Yes' : 'No');
  if (form === 'percent' && Number.isFinite(Number(value))) return <PercentCell value={Number(value)} />;
  if (form === 'payoutType' && (value === 'WALLET' || value === 'BANK'))
    return <PayoutTypeName type={value} />;
  if (form === 'source' && (value === 'loan' || value === 'balance')) return t(sources[value]);
  if (form === 'paymentMethod' && typeof value === 'string')
    return <bdi>{word(methods[value] ?? value)}</bdi>;
  const written = form === 'amount' ? amountText(value) : undefined;
  if (written && currency) return <MoneyCell value={String(value)} currency={currency} />;
  if (written) return <bdi className="figure">{digits(written)}</bdi>;
  if (typeof value === 'number') return <bdi className="figure">{digits(String(value))}</bdi>;
  if (typeof value === 'string' && account.test(value)) return <AccountName id={value} />;
  if (typeof value === 'string')
    return instant.test(value) ? <DateCell value={value} time /> : <bdi>{word(value)}</bdi>;
  return <bdi>{valueLine(value, texts)}</bdi>;
}
