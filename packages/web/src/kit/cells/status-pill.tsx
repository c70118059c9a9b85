import { type Tone, toneOf } from '@daftar/domain';
import { useTexts } from '../../i18n/use-texts.ts';
import './cells.css';

const looks: Readonly<Record<Tone, string>> = {
  green: 'pill positive',
  amber: 'pill caution',
  red: 'pill negative',
  grey: 'pill quiet',
};

type Props = {
  readonly status: string;
  /** The label's colour, if the status alone does not determine it. */
  readonly tone?: Tone;
};

/** A status as a coloured label. An unknown status looks like a failure. */
export function StatusPill({ status, tone = toneOf(status) }: Props) {
  const { word } = useTexts();
  if (status === '') return <span className="muted">–</span>;
  return <span className={looks[tone]}>{word(status)}</span>;
}
