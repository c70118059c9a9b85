import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import type { Text } from '../../../i18n/text.ts';
import type { Option } from '../../ui/parts/option.ts';

/** Props that every filter component has. `Name` are the names that the list's route knows. */
export type FilterProps<Name extends string = string> = {
  readonly label: Text;
  /** The filter's name in the URL and in the list call. */
  readonly name: Name;
  /** Set by the filter bar on a filter that was just added; the filter takes focus when this number changes. */
  readonly added?: number | undefined;
  /** The options to choose from; absent for free text. */
  readonly options?: readonly Option[];
};

export type FilterElement = ReactElement<FilterProps>;

const isFilter = (node: ReactNode): node is FilterElement =>
  isValidElement<Partial<FilterProps>>(node) &&
  typeof node.props.name === 'string' &&
  typeof node.props.label === 'string';

/** Splits the nodes of a list's filter bar into filters and other elements. */
export function splitFilters(nodes: ReactNode): { filters: FilterElement[]; others: ReactNode[] } {
  const found = { filters: [] as FilterElement[], others: [] as ReactNode[] };
  for (const node of Children.toArray(nodes)) {
    if (isFilter(node)) found.filters.push(node);
    else if (isValidElement<{ children?: ReactNode }>(node) && node.type === Fragment) {
      const inside = splitFilters(node.props.children);
      found.filters.push(...inside.filters);
      found.others.push(...inside.others);
    } else found.others.push(node);
  }
  return found;
}
