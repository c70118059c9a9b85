import { formatReportDateTime } from '@daftar/domain';
import type { Fact } from '../../sheets/xlsx.ts';
import { listed, type Words, wordsIn } from './columns/column-words.ts';
import { exportColumn } from './columns/export-column.ts';
import type { listWords } from './columns/list-words.ts';
import { totalWords } from './columns/total-words.ts';
import { valueWords } from './columns/value-words.ts';
import type { Balance, Filters } from './export-list.ts';
import type { ExportOptions } from './export-options.ts';
import type { FilterName } from './filter-names.ts';
import { fillOwnerName } from './layout.ts';
import type { Group, Totals } from './totals.ts';

export interface FactSource {
  list: keyof typeof listWords;
  filters: Filters;
  options: ExportOptions;
  /** Time zone of the report. */
  zone: string;
  asOf: Date;
  requester: string;
  ownerName: string;
  balances: readonly Balance[];
  /** Names of the records that the filters name by their ids. */
  names: ReadonlyMap<string, FilterName>;
  /** The fields by which the totals are divided. */
  totalsBy: readonly string[];
}

/** Returns the texts of an export's facts, in its language. */
function factTexts({ list, options, ownerName }: FactSource) {
  const { language, columns } = options;
  const translated = (words: Words) => fillOwnerName(wordsIn(words, language), ownerName);
  const nameOf = (field: string): string => {
    const column = columns === 'titles' ? exportColumn(list, field) : undefined;
    return column ? translated(column.title) : field;
  };
  const wordOf = (field: string, value: string): string => {
    if (columns === 'api') return value;
    // The cells of an approval file's template have statuses in English, but its filter is only read by people.
    const words: Record<string, Words> = exportColumn(list, field)?.values ?? valueWords;
    return Object.hasOwn(words, value) && words[value] ? translated(words[value]) : value;
  };
  /** A field with a minus before it sorts descending. */
  const orderOf = (sort: string): string => {
    const direction = sort.startsWith('-') ? totalWords.descending : totalWords.ascending;
    return listed([nameOf(sort.replace(/^-/, '')), translated(direction)], language);
  };
  return { translated, nameOf, wordOf, orderOf };
}

/** Yields the number of rows, the balances and the sums, each divided as the export says. */
function* figuresOf(source: FactSource, totals: Totals): Generator<Fact> {
  const { options, balances, totalsBy } = source;
  const { language } = options;
  const { translated, nameOf, wordOf } = factTexts(source);
  const groupNames = (group: Group) =>
    group.map((value, index) => wordOf(totalsBy[index] ?? '', value)).filter((name) => name !== '');
  yield { label: translated(totalWords.rows), value: totals.rows, format: 'count' };
  yield* totals.counts((group) => listed([translated(totalWords.rows), ...groupNames(group)], language));
  const balance = (words: Words, currency: string, value: string): Fact => ({
    label: listed([translated(words), currency], language),
    value: Number(value),
    format: 'amount',
  });
  for (const { currency, opening, closing } of balances) {
    yield balance(totalWords.opening, currency, opening);
    yield balance(totalWords.closing, currency, closing);
  }
  yield* totals.sums((field, group, currency) =>
    listed([`${translated(totalWords.sum)}: ${nameOf(field)}`, ...groupNames(group), currency], language),
  );
}

/** Yields the control totals: rows, balances, sums, filters, search, order, period, time zone, moment and requester. */
export function* factsOf(source: FactSource, totals: Totals): Generator<Fact> {
  const { filters, options, zone, asOf, requester, names } = source;
  const { language, columns } = options;
  const { translated, nameOf, wordOf, orderOf } = factTexts(source);
  const text = (words: Words, value: string): Fact => ({ label: translated(words), value, format: 'text' });
  const { dateFrom, dateTo, sort, q, ...rest } = filters;
  const filter = Object.entries(rest).map(([name, value]) => {
    const known = columns === 'titles' ? names.get(String(value)) : undefined;
    return known
      ? `${nameOf(known.field)}: ${known.name} (${value})`
      : `${nameOf(name)}: ${wordOf(name, String(value))}`;
  });
  yield* figuresOf(source, totals);
  yield text(totalWords.filter, listed(filter, language) || translated(totalWords.none));
  if (q !== undefined) yield text(totalWords.search, String(q));
  if (sort !== undefined)
    yield text(totalWords.order, columns === 'titles' ? orderOf(String(sort)) : String(sort));
  if (dateFrom !== undefined || dateTo !== undefined)
    yield text(totalWords.period, `${dateFrom ?? ''} – ${dateTo ?? ''}`);
  yield text(totalWords.zone, zone);
  yield text(totalWords.asOf, formatReportDateTime(asOf, zone));
  yield text(totalWords.exportedBy, requester);
}
