import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { showScreen } from '../../../test/show-list.tsx';
import type { RecordActions } from '../bindings/record-action.ts';
import { deletion } from '../bindings/usual-actions.ts';
import { RowMenus } from '../overlays/row-menu.tsx';
import { dialogs } from '../parts/dialogs.ts';
import { RecordMenu } from './record-menu.tsx';

type Row = { name: string };

const remove = vi.fn(async () => undefined);
const actions: RecordActions<Row> = {
  invalidates: 'things',
  nameOf: ({ name }) => name,
  actions: [
    deletion<Row>({
      remove,
      disabledReason: () => undefined,
      done: 'Merchant has been deleted successfully!',
    }),
  ],
};

test('the confirmation of a deletion names the record', async () => {
  const confirm = vi.spyOn(dialogs, 'confirm').mockResolvedValue(false);
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
    detail: 'Delta Learning',
  });
  expect(remove).not.toHaveBeenCalled();
});
