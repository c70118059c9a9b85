import { Power, Trash2 } from 'lucide-react';
import type { Shown } from '../../../i18n/shown.ts';
import type { Text } from '../../../i18n/text.ts';
import type { Dialog } from '../../ui/overlays/dialogs.ts';
import type { Change, RecordAction } from './record-action.ts';

type Status<Row> = {
  readonly isActive: (row: Row) => boolean;
  readonly set: (row: Row, active: boolean) => PromiseLike<unknown>;
  readonly disabledReason: (row: Row, active: boolean) => Shown | undefined;
  /** The label of the action that deactivates the record. */
  readonly deactivateLabel?: 'Deactivate' | 'Suspend';
  /** The consequences of deactivating, shown in the confirmation dialog. */
  readonly meaning: Text;
  readonly toast: Text;
};

/** Returns the actions that activate and deactivate a record; only one of them applies at a time. */
export function statusActions<Row>(status: Status<Row>): readonly RecordAction<Row>[] {
  const { isActive, set, disabledReason, deactivateLabel = 'Deactivate', meaning, toast } = status;
  const asks: Dialog = { title: 'Are you sure?', text: meaning, action: deactivateLabel, tone: 'danger' };
  return [true, false].map((active) => ({
    label: active ? 'Activate' : deactivateLabel,
    icon: Power,
    appliesTo: (row) => isActive(row) !== active,
    disabledReason: (row) => disabledReason(row, active),
    change: {
      run: (row: Row) => set(row, active),
      bulk: true,
      first: true,
      toast,
      ...(!active && { asks, undo: (row: Row) => set(row, true) }),
      failure: { title: 'Something went wrong' },
    },
  }));
}

type Deletion<Row> = {
  readonly remove: (row: Row) => PromiseLike<unknown>;
  readonly disabledReason: (row: Row) => Shown | undefined;
  /** The text of the notice after the deletion. */
  readonly done: Text;
  readonly failureOf?: Change<Row>['failureOf'];
};

/** Returns an action that deletes a record after confirmation. */
export function deletion<Row>({ remove, disabledReason, done, failureOf }: Deletion<Row>): RecordAction<Row> {
  return {
    label: 'Delete',
    icon: Trash2,
    tone: 'danger',
    disabledReason,
    change: {
      run: remove,
      asks: {
        title: 'Are you sure?',
        text: 'Changes will not be revert back.',
        action: 'Yes, delete it!',
        tone: 'danger',
      },
      notice: { title: 'Deleted', text: done },
      failure: { title: 'Oops...', text: 'Something went wrong' },
      ...(failureOf && { failureOf }),
      bulk: true,
    },
  };
}
