import { singularSentences } from '@daftar/domain';
import type { Forms } from './plural.ts';

/** The singular of each English text with a count. The key is the text itself, which is the plural. */
const singular = {
  ...singularSentences,
  'A password has at least {{count}} characters': 'A password has at least {{count}} character',
  'Add up the shares of {{count}} transactions': 'Add up the shares of {{count}} transaction',
  'Select all {{count}} matching': 'Select all {{count}} matching',
  'Show {{count}} more': 'Show {{count}} more',
  'You can change at most {{count}} rows at once. Filter the list first.':
    'You can change at most {{count}} row at once. Filter the list first.',
  '{{count}} invalid amounts are not included in the totals':
    '{{count}} invalid amount is not included in the totals',
  '{{count}} new': '{{count}} new',
  '{{count}} selected': '{{count}} selected',
  '{{count}} settlements': '{{count}} settlement',
  'It booked {{count}} refunds; nothing else was changed.':
    'It booked {{count}} refund; nothing else was changed.',
  '{{count}} rows need a look.': '{{count}} row needs a look.',
  '{{count}} percentage points': '{{count}} percentage point',
} as const;

/** A text with a count. Each language has one form of it for each of its plural categories. */
export type CountedText = keyof typeof singular;

const counted = Object.fromEntries(
  Object.entries(singular).map(([other, one]): [string, Forms<'en'>] => [other, { one, other }]),
);

/**
 * English needs few entries, because its texts are their own keys: the plural forms, and messages of the domain that contain the
 * name 'walee', which the platform owner's configured name replaces.
 */
export const english = {
  ...counted,
  'Please provide valid walee commission': 'Please provide valid {{providerInText}} commission',
  'Please provide valid walee share': 'Please provide valid {{providerInText}} share',
};
