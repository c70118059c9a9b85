import type { LucideIcon } from 'lucide-react';
import type { Dialog } from '../parts/dialogs.ts';

/** What an action does, and what is said before and after. */
export type Change<Row> = {
  readonly run: (row: Row) => PromiseLike<unknown>;
  /** Asked before anything happens. */
  readonly asks?: Dialog;
  /** A short word once it is done. */
  readonly toast?: string;
  /** A notice to read once it is done. */
  readonly notice?: Dialog;
  /** Said when it fails; a conflict's reason stands below. */
  readonly failure: Dialog;
  /** Whether it is done with many at once, too. */
  readonly bulk?: boolean;
  /** Whether it is a button of its own in the row, beside the menu. */
  readonly first?: boolean;
};

/** Something that can be done with a record: it leads to a page, or it changes something. */
export type RecordAction<Row> = {
  /** In English. */
  readonly label: string;
  readonly icon: LucideIcon;
  readonly tone?: 'danger';
  /** Whether it is in question for a record at all, as activating what is inactive; always, where it does not say. */
  readonly fits?: (row: Row) => boolean;
  /** Why it cannot be done, by the caller's role or as the record stands, in the user's language; undefined when it can. */
  readonly because?: (row: Row) => string | undefined;
} & ({ readonly to: (row: Row) => string } | { readonly change: Change<Row> });

/** Everything that can be done with the records of a list. */
export type RecordActions<Row> = {
  /** What was read of these is read again after a change. */
  readonly reads: string | readonly string[];
  readonly nameOf: (row: Row) => string;
  readonly actions: readonly RecordAction<Row>[];
};

/** The change that an action makes; undefined where it leads to a page. */
export const changeOf = <Row>(action: RecordAction<Row>): Change<Row> | undefined =>
  'change' in action ? action.change : undefined;

/** The actions that are in question for a record. */
export const fitting = <Row>(actions: readonly RecordAction<Row>[], row: Row): readonly RecordAction<Row>[] =>
  actions.filter(({ fits }) => fits?.(row) ?? true);
