import type { SettlementVerdict } from '@daftar/domain';
import type { Text } from '../../i18n/text.ts';

type VerdictWords = {
  readonly label: Text;
  readonly hint: Text;
  readonly tone: 'positive' | 'negative' | 'caution' | 'quiet';
};

/** Label and explanation of each verdict; the verdicts that users must check come last. */
export const verdictWords: Readonly<Record<SettlementVerdict, VerdictWords>> = {
  matched: { label: 'Matched', hint: 'We have it with this amount.', tone: 'positive' },
  'settles-refund': {
    label: 'Refund booked',
    hint: 'By this row, a refund succeeded that was open, pending or unknown here.',
    tone: 'positive',
  },
  'amount-differs': {
    label: 'Amount differs',
    hint: 'We have it with another amount.',
    tone: 'negative',
  },
  'missing-here': { label: 'Unknown here', hint: 'The file has it, and we do not.', tone: 'negative' },
  'failed-here': {
    label: 'Failed here',
    hint: 'We know this payment, and it failed or expired here.',
    tone: 'negative',
  },
  'open-here': {
    label: 'Open here',
    hint: 'We know this payment, and it is not decided here yet.',
    tone: 'negative',
  },
  'paid-twice': {
    label: 'Paid twice',
    hint: 'This order is paid here under another number of the provider. We ask the provider, and record what it confirms.',
    tone: 'negative',
  },
  'missing-there': {
    label: 'Not in the file',
    hint: 'We have it on these days, and the file does not.',
    tone: 'caution',
  },
  'listed-twice': {
    label: 'Listed twice',
    hint: 'An earlier row has the same payment or refund.',
    tone: 'caution',
  },
  ambiguous: {
    label: 'Ambiguous number',
    hint: 'Its number may be that of several payments.',
    tone: 'caution',
  },
  unreadable: {
    label: 'Unreadable',
    hint: 'Its type, amount or currency cannot be read.',
    tone: 'caution',
  },
  total: { label: 'Total row', hint: 'A sum of other rows; it is not counted.', tone: 'quiet' },
};

/** Options of the filter by verdict. */
export const verdictOptions = Object.entries(verdictWords).map(([value, { label }]) => ({ value, label }));
