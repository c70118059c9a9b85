import { Fragment } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { RowActions } from '../ui/overlays/row-actions.tsx';
import { ActionButton } from '../ui/parts/action-button.tsx';
import { applicableActions, changeOf, type RecordActions } from './actions/record-action.ts';
import { useRecordChange } from './use-record-change.ts';

/** The actions of a row: the one marked `first` as a button, all of them in a menu. */
export function RecordMenu<Row>({ of: record, row }: { of: RecordActions<Row>; row: Row }) {
  const { say } = useTexts();
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
      {(Menu) =>
        actions.map((action) => {
          const { label, icon: Icon, tone, disabledReason } = action;
          const change = changeOf(action);
          return (
            <Fragment key={label}>
              {tone === 'danger' && <Menu.Separator />}
              <Menu.Action
                icon={<Icon size={15} />}
                tone={tone}
                disabledReason={disabledReason?.(row)}
                to={'to' in action ? action.to(row) : undefined}
                onSelect={change && (() => void start(change))}
              >
                {say(label)}
              </Menu.Action>
            </Fragment>
          );
        })
      }
    </RowActions>
  );
}
