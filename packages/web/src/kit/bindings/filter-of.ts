import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import type { Text } from '../../i18n/text.ts';

/** What a filter may be set to: a word of ours, or an id with the name that it stands for. */
export type FilterOption = string | { readonly value: string; readonly label: string };

/** What every filter says of itself. */
export type FilterProps = {
  readonly label: Text;
  /** The name that it has in the address and the list call. */
  readonly name: string;
  /** Given by the bar to a filter that was just added, each time another number: it takes the keyboard. */
  readonly added?: number | undefined;
  /** What there is to choose from, where it is chosen. */
  readonly options?: readonly FilterOption[];
};

export type FilterElement = ReactElement<FilterProps>;

const isFilter = (node: ReactNode): node is FilterElement =>
  isValidElement<Partial<FilterProps>>(node) &&
  typeof node.props.name === 'string' &&
  typeof node.props.label === 'string';

/** The filters among what a list puts under its title, and what else stands there. */
export function filtersAmong(nodes: ReactNode): { filters: FilterElement[]; others: ReactNode[] } {
  const found = { filters: [] as FilterElement[], others: [] as ReactNode[] };
  for (const node of Children.toArray(nodes)) {
    if (isFilter(node)) found.filters.push(node);
    else if (isValidElement<{ children?: ReactNode }>(node) && node.type === Fragment) {
      const inside = filtersAmong(node.props.children);
      found.filters.push(...inside.filters);
      found.others.push(...inside.others);
    } else found.others.push(node);
  }
  return found;
}
