import { zoneOf } from '../../i18n/home-zone.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { listDate } from '../../kit/cells/local-dates.ts';
import { factWords } from './fact-words.ts';
import type { Hit } from './hit-path.ts';

/** What tells a record from others of its name: what it is of, its country where that does not say so, its day there. */
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
          // Two facts can say the same; they have no state that could change places.
          <span key={index}>
            {index > 0 && ' · '}
            <bdi>{fact}</bdi>
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
