import {
  type ApprovalResult,
  type ApprovalStatus,
  type ApprovalVerdict,
  approvalResultLabels as labels,
} from '@daftar/domain';
import type { Text } from '../../i18n/text.ts';

export type VerdictWords = {
  /** The label in English. For a decided row it is the payout's status, 'Approved' or 'Rejected'. */
  readonly label: Text | ApprovalStatus;
  readonly hint: Text;
  readonly tone: 'positive' | 'negative' | 'caution' | 'quiet';
};

const left = {
  'unknown-reference': {
    label: labels['unknown-reference'],
    hint: 'No payout has this reference number.',
    tone: 'caution',
  },
  'ambiguous-reference': {
    label: labels['ambiguous-reference'],
    hint: 'The reference numbers of several payouts look like this one. Copy the right one from the list.',
    tone: 'caution',
  },
  'already-decided': {
    label: labels['already-decided'],
    hint: 'The payout is no longer pending.',
    tone: 'quiet',
  },
  'payout-deleted': {
    label: labels['payout-deleted'],
    hint: 'The payout was deleted after the file was checked.',
    tone: 'quiet',
  },
  'listed-twice': {
    label: labels['listed-twice'],
    hint: 'The file names this payout more than once, so none of its rows counts.',
    tone: 'caution',
  },
  'amount-differs': {
    label: labels['amount-differs'],
    hint: 'The amount in the file differs from the payout’s amount.',
    tone: 'caution',
  },
  'invalid-status': {
    label: labels['invalid-status'],
    hint: 'The status is neither Approved nor Rejected.',
    tone: 'caution',
  },
  'own-payout': {
    label: labels['own-payout'],
    hint: 'You asked for this payout and may not approve it.',
    tone: 'caution',
  },
  'not-covered': {
    label: labels['not-covered'],
    hint: 'The merchant’s money does not cover it.',
    tone: 'caution',
  },
  'taken-out': { label: labels['taken-out'], hint: 'A user took this row out.', tone: 'quiet' },
} as const;

/** Label and explanation of each verdict. */
export const verdictWords: Readonly<Record<ApprovalVerdict, VerdictWords>> = {
  'will-approve': { label: 'Will approve', hint: 'The payout will be approved.', tone: 'positive' },
  'will-reject': { label: 'Will reject', hint: 'The payout will be rejected.', tone: 'negative' },
  ...left,
  'listed-twice': {
    ...left['listed-twice'],
    hint: 'The file names this payout more than once, so none of its rows counts. Take out all but one.',
  },
};

/** Label and explanation of each row's result, after the file was processed. */
export const resultWords: Readonly<Record<ApprovalResult, VerdictWords>> = {
  Approved: { label: labels.Approved, hint: 'The payout was approved.', tone: 'positive' },
  Rejected: { label: labels.Rejected, hint: 'The payout was rejected.', tone: 'negative' },
  ...left,
};
