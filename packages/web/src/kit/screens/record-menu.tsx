import { useTexts } from '../../i18n/use-texts.ts';
import {
  applicableActions,
  changeOf,
  type RecordAction,
  type RecordActions,
} from '../bindings/record-action.ts';
import { ActionButton } from '../parts/action-button.tsx';
import { MenuItem } from '../parts/menu.tsx';
import { RowActions } from '../parts/row-actions.tsx';
import { useRecordChange } from './use-record-change.ts';

type ItemProps<Row> = {
  action: RecordAction<Row>;
  row: Row;
  start: ReturnType<typeof useRecordChange<Row>>['start'];
};

function Item<Row>({ action, row, start }: ItemProps<Row>) {
  const { foreign } = useTexts();
  const { label, icon: Icon, tone, disabledReason } = action;
  const change = changeOf(action);
  return (
    <>
      {tone === 'danger' && <hr />}
      <MenuItem
        icon={<Icon size={15} />}
        disabledReason={disabledReason?.(row)}
        {...(tone && { tone })}
        {...('to' in action && { to: action.to(row) })}
        {...(change && { onSelect: () => void start(change) })}
      >
        {foreign(label)}
      </MenuItem>
    </>
  );
}

/** The actions of a row: the one marked `first` as a button, all of them in a menu. */
export function RecordMenu<Row>({ of: record, row }: { of: RecordActions<Row>; row: Row }) {
  const { busy, start } = useRecordChange(record.invalidates, row, record.nameOf(row));
  const actions = applicableActions(record.actions, row);
  const first = actions.find(
    (action) => changeOf(action)?.first && action.disabledReason?.(row) === undefined,
  );
  const change = first && changeOf(first);
  return (
    <RowActions
      of={record.nameOf(row)}
      first={
        first &&
        change && <ActionButton inRow label={first.label} busy={busy} run={() => void start(change)} />
      }
    >
      {actions.map((action) => (
        <Item key={action.label} action={action} row={row} start={start} />
      ))}
    </RowActions>
  );
}
