import { Box } from '@chakra-ui/react/box';
import { Timeline as ChakraTimeline } from '@chakra-ui/react/timeline';
import type { ReactNode } from 'react';
import { zoneOf } from '../../../i18n/home-zone.ts';
import type { Shown } from '../../../i18n/shown.ts';
import { FACT_SEPARATOR } from '../../../i18n/shown.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { DateCell } from '../../ui/cells/date-cell.tsx';
import { zoneName } from '../../ui/cells/zone-name.ts';
import { Empty } from '../../ui/page/empty.tsx';
import { ChangeTable } from './change-table.tsx';
import { fieldChanges } from './field-changes.ts';
import { type Currencies, currenciesOf } from './field-currency.ts';
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
  /** The record's currency now. */
  readonly currency?: string | undefined;
};

type PointProps = {
  readonly title: Shown;
  readonly actor?: string | undefined;
  readonly time: string;
  readonly country?: string | undefined;
  readonly children?: ReactNode;
};

/** The width of the column of entries, so that each value stays near its field's name. */
const readable = '760px';

/** One point of the history: what happened, by whom if that is known, and when. */
function Point({ title, actor, time, country, children }: PointProps) {
  const { word, digits } = useTexts();
  return (
    <ChakraTimeline.Item as="li">
      <ChakraTimeline.Connector>
        <ChakraTimeline.Separator />
        <ChakraTimeline.Indicator borderWidth="2px" borderColor="brand.solid" />
      </ChakraTimeline.Connector>
      <ChakraTimeline.Content gap="2.5" minWidth="0">
        <Box minWidth="0">
          <ChakraTimeline.Title textStyle="sm">
            <bdi>{title}</bdi>
          </ChakraTimeline.Title>
          <ChakraTimeline.Description marginBlockStart="0.5">
            {actor !== undefined && (
              <>
                <bdi>{word(actor)}</bdi>
                {FACT_SEPARATOR}
              </>
            )}
            <bdi dir="ltr">
              <DateCell value={time} time country={country} /> {digits(zoneName(time, zoneOf(country)))}
            </bdi>
          </ChakraTimeline.Description>
        </Box>
        {children}
      </ChakraTimeline.Content>
    </ChakraTimeline.Item>
  );
}

const unknown: Currencies = { before: undefined, after: undefined };

type EntryProps = Pick<Props, 'country'> & { readonly entry: TimelineEntry; readonly currencies: Currencies };

function Entry({ entry, country, currencies }: EntryProps) {
  const texts = useTexts();
  const said = historyWords(entry, texts);
  const changes = fieldChanges(entry.before, entry.after);
  return (
    <Point title={said} actor={entry.actor} time={entry.time} country={country}>
      {changes.length > 0 && (
        <ChangeTable
          changes={changes}
          of={said}
          hadBefore={entry.before !== undefined}
          currencies={currencies}
        />
      )}
    </Point>
  );
}

/** The entries of an audit history: actor, time, and each changed field before and after. */
export function Timeline({ entries, created, country, currency }: Props) {
  const { t } = useTexts();
  const currencies = currenciesOf(entries, currency);
  if (entries.length === 0 && created === undefined) return <Empty text={t('Nothing has happened yet')} />;
  return (
    <ChakraTimeline.Root as="ol" size="md" variant="outline" maxWidth={readable}>
      {entries.map((entry, index) => (
        // Entries can be equal, so the index is the only unique key. They have no state that it could mix up.
        <Entry key={index} entry={entry} country={country} currencies={currencies[index] ?? unknown} />
      ))}
      {created !== undefined && <Point title={t('Created')} time={created} country={country} />}
    </ChakraTimeline.Root>
  );
}
