import { useTexts } from '../../i18n/use-texts.ts';
import './cells.css';

type Tone = 'positive' | 'negative' | 'caution' | 'quiet';

const tones: Readonly<Record<string, Tone>> = {
  Active: 'positive',
  Success: 'positive',
  Paid: 'positive',
  Approved: 'positive',
  Delivered: 'positive',
  Pending: 'caution',
  Suspended: 'caution',
  Inactive: 'quiet',
};

/** A state in words and colour; what we do not know shows as a failure. */
export function StatusPill({ status }: { status: string }) {
  const { foreign } = useTexts();
  if (status === '') return <span className="muted">–</span>;
  return <span className={`pill ${tones[status] ?? 'negative'}`}>{foreign(status)}</span>;
}
