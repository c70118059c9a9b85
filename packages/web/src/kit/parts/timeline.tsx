import { useTexts } from '../../i18n/use-texts.ts';
import { DateCell } from '../cells/date-cell.tsx';
import { Empty } from './empty.tsx';
import './timeline.css';

export type TimelineEntry = {
  readonly date: string;
  readonly time: string;
  readonly description: string;
  readonly actor: string;
};

/** What happened, latest first. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  const { t } = useTexts();
  if (entries.length === 0) return <Empty text={t('Nothing has happened yet')} />;
  return (
    <ol className="timeline">
      {entries.map((entry) => (
        <li key={`${entry.time}${entry.description}`}>
          <p>{entry.description}</p>
          <p className="meta">
            <DateCell value={entry.time} time /> · {entry.actor}
          </p>
        </li>
      ))}
    </ol>
  );
}
