import { Timeline as ChakraTimeline } from '@chakra-ui/react/timeline';
import type { ReactNode } from 'react';
import { zoneOf } from '../../i18n/home-zone.ts';
import type { Shown } from '../../i18n/shown.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { DateCell } from '../cells/date-cell.tsx';
import { zoneName } from '../cells/zone-name.ts';
import { ChangeTable } from './change-table.tsx';
import { Empty } from './empty.tsx';
import { fieldChanges } from './field-changes.ts';
import { type Described, historyWords } from './history-words.ts';

export type TimelineEntry = Described & {
  readonly date: string;
  readonly time: string;
  readonly actor: string;
  readonly before?: Readonly<Record<string, unknown>> | undefined;
  readonly after?: Readonly<Record<string, unknown>> | undefined;
};

type Props = {
  readonly entries: readonly TimelineEntry[];
  /** When the record was created, if no entry says so. The history then begins with it. */
  readonly created?: string | undefined;
  /** The country whose time zone the times use. */
  readonly country?: string | undefined;
};

type PointProps = {
  readonly title: Shown;
  readonly actor?: string | undefined;
  readonly time: string;
  readonly country?: string | undefined;
  readonly children?: ReactNode;
};

/** One point of the history: what happened, by whom if that is known, and when. */
function Point({ title, actor, time, country, children }: PointProps) {
  const { word, digits } = useTexts();
  return (
    <ChakraTimeline.Item as="li">
      <ChakraTimeline.Connector>
        <ChakraTimeline.Separator />
        <ChakraTimeline.Indicator borderWidth="2px" borderColor="brand.solid" />
      </ChakraTimeline.Connector>
      <ChakraTimeline.Content gap="0.5" minWidth="0">
        <ChakraTimeline.Title dir="auto" textStyle="sm">
          {title}
        </ChakraTimeline.Title>
        <ChakraTimeline.Description>
          {actor !== undefined && (
            <>
              <bdi>{word(actor)}</bdi> ·{' '}
            </>
          )}
          <DateCell value={time} time country={country} />{' '}
          <bdi dir="ltr">{digits(zoneName(time, zoneOf(country)))}</bdi>
        </ChakraTimeline.Description>
        {children}
      </ChakraTimeline.Content>
    </ChakraTimeline.Item>
  );
}

function Entry({ entry, country }: { entry: TimelineEntry; country?: string | undefined }) {
  const texts = useTexts();
  const said = historyWords(entry, texts);
  const changes = fieldChanges(entry.before, entry.after);
  return (
    <Point title={said} actor={entry.actor} time={entry.time} country={country}>
      {changes.length > 0 && (
        <ChangeTable changes={changes} of={said} hadBefore={entry.before !== undefined} />
      )}
    </Point>
  );
}

/** The entries of an audit history: actor, time, and each changed field before and after. */
export function Timeline({ entries, created, country }: Props) {
  const { t } = useTexts();
  if (entries.length === 0 && created === undefined) return <Empty text={t('Nothing has happened yet')} />;
  return (
    <ChakraTimeline.Root as="ol" size="md" variant="outline" maxWidth="640px">
      {entries.map((entry, index) => (
        // Entries can be equal, so the index is the only unique key. They have no state that it could mix up.
        <Entry key={index} entry={entry} country={country} />
      ))}
      {created !== undefined && <Point title={t('Created')} time={created} country={country} />}
    </ChakraTimeline.Root>
  );
}
