import type { ApprovalResult, ApprovalStatus, ApprovalVerdict } from '@daftar/domain';
import type { Text } from '../../i18n/text.ts';

export type VerdictWords = {
  /** The label in English. For a decided row it is the payout's status, 'Approved' or 'Rejected'. */
  readonly label: Text | ApprovalStatus;
  readonly hint: Text;
  readonly tone: 'positive' | 'negative' | 'caution' | 'quiet';
};

const left = {
  'unknown-reference': {
    label: 'Unknown reference',
    hint: 'No payout has this reference number.',
    tone: 'caution',
  },
  'already-decided': {
    label: 'Already decided',
    hint: 'The payout is no longer pending.',
    tone: 'quiet',
  },
  'listed-twice': {
    label: 'Listed twice',
    hint: 'The file names this payout more than once, so none of its rows counts.',
    tone: 'caution',
  },
  'amount-differs': {
    label: 'Amount differs',
    hint: 'The amount in the file differs from the payout’s amount.',
    tone: 'caution',
  },
  'invalid-status': {
    label: 'Invalid status',
    hint: 'The status is neither Approved nor Rejected.',
    tone: 'caution',
  },
  'own-payout': {
    label: 'Own payout',
    hint: 'You asked for this payout and may not approve it.',
    tone: 'caution',
  },
  'not-covered': {
    label: 'Not covered',
    hint: 'The merchant’s money does not cover it.',
    tone: 'caution',
  },
  'taken-out': { label: 'Taken out', hint: 'A user took this row out.', tone: 'quiet' },
} as const;

/** Label and explanation of each verdict. */
export const verdictWords: Readonly<Record<ApprovalVerdict, VerdictWords>> = {
  'will-approve': { label: 'Will approve', hint: 'The payout will be approved.', tone: 'positive' },
  'will-reject': { label: 'Will reject', hint: 'The payout will be rejected.', tone: 'negative' },
  ...left,
};

/** Label and explanation of each row's result, after the file was carried out. */
export const resultWords: Readonly<Record<ApprovalResult, VerdictWords>> = {
  Approved: { label: 'Approved', hint: 'The payout was approved.', tone: 'positive' },
  Rejected: { label: 'Rejected', hint: 'The payout was rejected.', tone: 'negative' },
  ...left,
};
