import type { ReactNode } from 'react';
import type { Text } from '../../../i18n/text.ts';
import type { Option } from '../../ui/parts/option.ts';
import type { FilterName, RoutePath } from './route-search.ts';

/** A filter of a list. `select`, `record` and `days` create them. */
export type Filter<Name extends string = string> = {
  /** The filter's name in the URL and in the list call; `days` for a range of days. */
  readonly name: Name;
  readonly label: Text;
  /** The options to choose from; absent for records and days. */
  readonly options?: readonly Option[];
  /** Names of filters whose options depend on this one; they are cleared when it changes. */
  readonly decides?: readonly Name[] | undefined;
  /** Renders its control. A filter that was just added takes the focus when the number `added` changes. */
  readonly show: (added: number | undefined) => ReactNode;
};

export type Filters = readonly Filter[];

/**
 * Returns the filters of the list at `Path`, without those that a condition leaves out. The compiler checks that the route knows
 * their names: `filtersAt<'/carriers'>([select('status', 'Status', accountStatuses)])`.
 */
export const filtersAt = <Path extends RoutePath = never>(
  filters: readonly (Filter<FilterName<Path>> | false)[],
): Filters => filters.filter((filter) => filter !== false);
