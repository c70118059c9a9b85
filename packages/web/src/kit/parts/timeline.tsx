import { Timeline as ChakraTimeline } from '@chakra-ui/react/timeline';
import { zoneOf } from '../../i18n/home-zone.ts';
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
  /** The country whose time zone the times use. */
  readonly country?: string | undefined;
};

function Entry({ entry, country }: { entry: TimelineEntry; country?: string | undefined }) {
  const texts = useTexts();
  const said = historyWords(entry, texts);
  const changes = fieldChanges(entry.before, entry.after);
  return (
    <ChakraTimeline.Item as="li">
      <ChakraTimeline.Connector>
        <ChakraTimeline.Separator />
        <ChakraTimeline.Indicator borderWidth="2px" borderColor="brand.solid" />
      </ChakraTimeline.Connector>
      <ChakraTimeline.Content gap="0.5" minWidth="0">
        <ChakraTimeline.Title dir="auto" textStyle="sm">
          {said}
        </ChakraTimeline.Title>
        <ChakraTimeline.Description>
          <bdi>{texts.word(entry.actor)}</bdi> · <DateCell value={entry.time} time country={country} />{' '}
          <bdi dir="ltr">{texts.digits(zoneName(entry.time, zoneOf(country)))}</bdi>
        </ChakraTimeline.Description>
        {changes.length > 0 && (
          <ChangeTable changes={changes} of={said} hadBefore={entry.before !== undefined} />
        )}
      </ChakraTimeline.Content>
    </ChakraTimeline.Item>
  );
}

/** The entries of an audit history: actor, time, and each changed field before and after. */
export function Timeline({ entries, country }: Props) {
  const { t } = useTexts();
  if (entries.length === 0) return <Empty text={t('Nothing has happened yet')} />;
  return (
    <ChakraTimeline.Root as="ol" size="md" variant="outline" maxWidth="640px">
      {entries.map((entry, index) => (
        // Entries can be equal, so the index is the only unique key. They have no state that it could mix up.
        <Entry key={index} entry={entry} country={country} />
      ))}
    </ChakraTimeline.Root>
  );
}
