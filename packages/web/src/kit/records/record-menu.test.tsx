import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { showScreen } from '../../../test/show-list.tsx';
import { closed, confirm, opened } from '../../../test/shown-dialog.ts';
import { DialogHost } from '../ui/overlays/dialog-host.tsx';
import { dialogs } from '../ui/overlays/dialogs.ts';
import { RowMenus } from '../ui/overlays/row-menu.tsx';
import { ToastHost } from '../ui/overlays/toast-host.tsx';
import type { RecordActions } from './actions/record-action.ts';
import { deletion, statusActions } from './actions/usual-actions.ts';
import { RecordMenu } from './record-menu.tsx';

type Row = { name: string };

const remove = vi.fn(async () => undefined);
const actions: RecordActions<Row> = {
  invalidates: 'merchants',
  nameOf: ({ name }) => name,
  actions: [
    deletion<Row>({
      remove,
      disabledReason: () => undefined,
      done: 'Merchant has been deleted successfully!',
    }),
  ],
};

afterEach(() => vi.restoreAllMocks());

test('the confirmation of a deletion names the record', async () => {
  const confirm = vi.spyOn(dialogs, 'reason').mockResolvedValue(undefined);
  showScreen(() => (
    <RowMenus>
      <RecordMenu of={actions} row={{ name: 'Delta Learning' }} />
    </RowMenus>
  ));
  fireEvent.click(await screen.findByRole('button'));
  fireEvent.click(await screen.findByText('Delete'));
  await waitFor(() => expect(confirm).toHaveBeenCalled());
  expect(confirm.mock.calls[0]?.[0]).toMatchObject({
    text: 'Changes will not be revert back.',
    detail: { name: 'Delta Learning' },
  });
  expect(remove).not.toHaveBeenCalled();
});

test('deactivating asks for confirmation, names the consequences, and can be undone', async () => {
  const set = vi.fn(async () => undefined);
  const status: RecordActions<Row> = {
    ...actions,
    actions: statusActions<Row>({
      isActive: () => true,
      set,
      disabledReason: () => undefined,
      meaning: 'Its users can no longer sign in.',
      toast: 'The status was changed.',
    }),
  };
  const row = { name: 'Delta Learning' };
  showScreen(() => (
    <RowMenus>
      <RecordMenu of={status} row={row} />
      <DialogHost />
      <ToastHost />
    </RowMenus>
  ));
  // The button beside the menu, which the End key reaches in a grid.
  fireEvent.click(await screen.findByRole('button', { name: 'Deactivate' }));
  const question = await opened('alertdialog');
  expect(question.textContent).toContain('Its users can no longer sign in.Delta Learning');
  expect(set).not.toHaveBeenCalled();
  confirm(question);
  await closed();
  await waitFor(() => expect(set).toHaveBeenLastCalledWith(row, false));
  await screen.findByText('The status was changed.');
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Undone');
  expect(set).toHaveBeenLastCalledWith(row, true);
});
