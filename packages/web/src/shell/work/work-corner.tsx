import { CircleAlert, CircleCheck, Download, LoaderCircle, X } from 'lucide-react';
import { useTexts } from '../../i18n/use-texts.ts';
import { type LongWork, workStore } from '../../session/long-work.ts';
import './work-corner.css';

const icons = { running: LoaderCircle, done: CircleCheck, failed: CircleAlert };

function Progress({ work }: { work: LongWork }) {
  const { foreign } = useTexts();
  return <progress aria-label={foreign(work.title)} max={1} value={work.progress} />;
}

function Outcome({ work }: { work: LongWork }) {
  const { t, foreign } = useTexts();
  if (work.state === 'failed')
    return (
      <p className="meta" role="alert">
        {foreign(work.failure ?? 'Something went wrong')}
      </p>
    );
  if (!work.link) return <p className="meta">{work.note ?? t('Done')}</p>;
  return (
    <a className="link work-link" href={work.link.href} download={work.link.download}>
      <Download size={14} aria-hidden />
      {t('Download')}
    </a>
  );
}

function WorkView({ work }: { work: LongWork }) {
  const { t, foreign } = useTexts();
  const Icon = icons[work.state];
  return (
    <li className={`work ${work.state}`}>
      <Icon size={17} aria-hidden />
      <div>
        <p className="work-title">{foreign(work.title)}</p>
        {work.state === 'running' ? <Progress work={work} /> : <Outcome work={work} />}
      </div>
      {work.state === 'running' && work.stop && (
        <button
          type="button"
          className="icon-button"
          aria-label={`${t('Stop')}: ${foreign(work.title)}`}
          onClick={work.stop}
        >
          {t('Stop')}
        </button>
      )}
      {work.state !== 'running' && (
        <button
          type="button"
          className="icon-button"
          aria-label={`${t('Dismiss')}: ${foreign(work.title)}`}
          onClick={() => workStore.dismiss(work.id)}
        >
          <X size={15} aria-hidden />
        </button>
      )}
    </li>
  );
}

/** The list of background tasks with their progress, then their outcome. */
export default function WorkCorner({ works }: { works: readonly LongWork[] }) {
  const { t } = useTexts();
  return (
    <section className="works no-print" aria-label={t('Work in progress')} aria-live="polite">
      <ul>
        {works.map((work) => (
          <WorkView key={work.id} work={work} />
        ))}
      </ul>
    </section>
  );
}
