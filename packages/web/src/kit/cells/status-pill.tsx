import { type Tone, toneOf } from '@daftar/domain';
import { useTexts } from '../../i18n/use-texts.ts';
import './cells.css';

const looks: Readonly<Record<Tone, string>> = {
  green: 'pill positive',
  amber: 'pill caution',
  red: 'pill negative',
  grey: 'pill quiet',
};

/** A status as a coloured label. An unknown status looks like a failure. */
export function StatusPill({ status }: { status: string }) {
  const { word } = useTexts();
  if (status === '') return <span className="muted">–</span>;
  return <span className={looks[toneOf(status)]}>{word(status)}</span>;
}
