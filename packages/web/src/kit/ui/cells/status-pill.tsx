import { type Tone, toneOf } from '@daftar/domain';
import type { ContractWord } from '../../../i18n/text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import './cells.css';

const looks: Readonly<Record<Tone, string>> = {
  green: 'pill positive',
  amber: 'pill caution',
  red: 'pill negative',
  grey: 'pill quiet',
};

type Props<Status extends string> = {
  readonly status: Status & ContractWord<Status>;
  /** The label's colour, if the status alone does not determine it. */
  readonly tone?: Tone;
};

/** A status as a coloured label. An unknown status looks like a failure. */
export function StatusPill<Status extends string>({ status, tone = toneOf(status) }: Props<Status>) {
  const { word } = useTexts();
  if (status === '') return <span className="muted">–</span>;
  return <span className={looks[tone]}>{word<string>(status)}</span>;
}
