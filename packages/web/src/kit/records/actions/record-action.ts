import type { LucideIcon } from 'lucide-react';
import type { Resource } from '../../../api/query-keys.ts';
import type { Shown } from '../../../i18n/shown.ts';
import type { Text } from '../../../i18n/text.ts';
import type { Dialog } from '../../ui/overlays/dialogs.ts';

/** The change that an action makes, and the messages before and after it. */
export type Change<Row> = {
  /** `reason` is what the user gave in the confirmation dialog, if it asks for one. */
  readonly run: (row: Row, reason: string) => PromiseLike<unknown>;
  /** The confirmation dialog, shown before the change. */
  readonly asks?: Dialog;
  /**
   * Adds to the confirmation what the change is about, such as an amount: of one record below its name, of several below their
   * number.
   */
  readonly about?: (rows: readonly Row[]) => Shown;
  /** A short message after success. */
  readonly toast?: Text;
  /** Reverses the change. The message after success then offers it as 'Undo'. */
  readonly undo?: (row: Row) => PromiseLike<unknown>;
  /** A dialog after success, which the user has to close. */
  readonly notice?: Dialog;
  /** The dialog after a failure; for a conflict it also shows the server's reason. */
  readonly failure: Dialog;
  /** Returns a dialog for a particular failure, such as a 404; undefined to show `failure`. */
  readonly failureOf?: (error: unknown) => Dialog | undefined;
  /** Whether the action is offered as a bulk action, too. */
  readonly bulk?: boolean;
  /** Whether the row shows a button for it beside the menu. */
  readonly first?: boolean;
};

/** An action on a record: it opens a page, or it changes the record. */
export type RecordAction<Row> = {
  /** The label in English; the screens translate it. */
  readonly label: Text;
  readonly icon: LucideIcon;
  readonly tone?: 'danger';
  /** Whether the action applies to the record; for example, only an inactive record can be activated. Default: yes. */
  readonly appliesTo?: (row: Row) => boolean;
  /** Why the user's role or the record's state forbids the action, in the user's language; undefined when allowed. */
  readonly disabledReason?: (row: Row) => Shown | undefined;
} & ({ readonly to: (row: Row) => string } | { readonly change: Change<Row> });

/** The actions on a list's records. */
export type RecordActions<Row> = {
  /** The resources whose queries to invalidate after a change. */
  readonly invalidates: Resource | readonly Resource[];
  readonly nameOf: (row: Row) => string;
  readonly actions: readonly RecordAction<Row>[];
};

/** Returns an action's change; undefined for an action that opens a page. */
export const changeOf = <Row>(action: RecordAction<Row>): Change<Row> | undefined =>
  'change' in action ? action.change : undefined;

/** Returns the actions that apply to a record. */
export const applicableActions = <Row>(
  actions: readonly RecordAction<Row>[],
  row: Row,
): readonly RecordAction<Row>[] => actions.filter(({ appliesTo }) => appliesTo?.(row) ?? true);
