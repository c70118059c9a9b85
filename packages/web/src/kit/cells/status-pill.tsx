import { type Tone, toneOf } from '@daftar/domain';
import { useTexts } from '../../i18n/use-texts.ts';
import './cells.css';

const looks: Readonly<Record<Tone, string>> = {
  green: 'pill positive',
  amber: 'pill caution',
  red: 'pill negative',
  grey: 'pill quiet',
};

/** A state in words and colour; what we do not know shows as a failure. */
export function StatusPill({ status }: { status: string }) {
  const { foreign } = useTexts();
  if (status === '') return <span className="muted">–</span>;
  return <span className={looks[toneOf(status)]}>{foreign(status)}</span>;
}
