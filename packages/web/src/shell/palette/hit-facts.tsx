import { zoneOf } from '../../i18n/home-zone.ts';
import { FACT_SEPARATOR } from '../../i18n/shown.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { listDate } from '../../kit/ui/cells/local-dates.ts';
import { factWords } from './fact-words.ts';
import type { Hit } from './hit-path.ts';

/** Details that distinguish hits with the same name: subtitle, country and date. */
export function HitFacts({ hit: { kind, subtitle, country, date } }: { hit: Hit }) {
  const texts = useTexts();
  const facts = subtitle ? subtitle.split(' · ') : [];
  const said = (country && !facts.includes(country) ? [...facts, country] : facts).map((fact) =>
    factWords(kind, fact, texts),
  );
  const day = date && listDate(date, zoneOf(country), texts.language);
  if (said.length === 0 && !day) return null;
  return (
    <>
      <span className="meta">
        {said.map((fact, index) => (
          // Facts can be equal, so the index is the only unique key. They have no state that it could mix up.
          <span key={index}>
            <bdi>{fact}</bdi>
            {index < said.length - 1 && FACT_SEPARATOR}
          </span>
        ))}
      </span>
      {day && (
        <time className="palette-day figure" dateTime={date}>
          {day}
        </time>
      )}
    </>
  );
}
