import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { closed, confirm, opened, titleOf } from '../../../../test/shown-dialog.ts';
import { asWritten } from '../../../i18n/shown.ts';
import { system } from '../../../theme/system.ts';
import { DialogHost } from './dialog-host.tsx';
import { dialogs } from './dialogs.ts';

function open<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  let answer: Promise<Answer> = Promise.reject(new Error('Not asked'));
  answer.catch(() => {});
  act(() => {
    answer = ask();
  });
  return answer;
}

beforeEach(() => {
  render(
    <ChakraProvider value={system}>
      <DialogHost />
    </ChakraProvider>,
  );
});

const click = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

test('a confirmation dialog resolves to true or false by its buttons', async () => {
  const answer = open(() =>
    dialogs.confirm({ title: 'Are you sure?', text: asWritten('x'), action: 'Yes, delete it!' }),
  );
  confirm(await opened('alertdialog'));
  await expect(answer).resolves.toBe(true);
  await closed();
  const second = open(() => dialogs.confirm({ title: asWritten('Really?'), text: asWritten('x') }));
  await click('Cancel');
  await expect(second).resolves.toBe(false);
});

test.each([
  ['Cancel', undefined],
  ['Approve', true],
] as const)('a question has the focus on %s when the action is undoable: %s', async (name, undoable) => {
  const answer = open(() =>
    dialogs.confirm({ title: 'Are you sure?', action: 'Approve', ...(undoable && { undoable }) }),
  );
  await opened('alertdialog');
  await waitFor(() => expect(document.activeElement?.textContent).toBe(name));
  await click('Cancel');
  await answer;
});

test('Escape cancels a confirmation, but does not close an Info dialog', async () => {
  const answer = open(() => dialogs.confirm({ title: asWritten('Really?') }));
  fireEvent.keyDown(await opened('alertdialog'), { key: 'Escape' });
  await expect(answer).resolves.toBe(false);
  await closed();
  const info = open(() => dialogs.info({ title: 'Info' }));
  const notice = await opened('dialog');
  fireEvent.keyDown(notice, { key: 'Escape' });
  expect(titleOf(notice)).toBe('Info');
  confirm(notice);
  await info;
  await closed();
});

test('a reason dialog requires a reason and returns it trimmed', async () => {
  const answer = open(() =>
    dialogs.reason({ title: asWritten('Why?'), text: asWritten('x'), reason: { label: 'Reason' } }),
  );
  const dialog = await opened('alertdialog');
  expect((screen.getByText('OK') as HTMLButtonElement).disabled).toBe(true);
  const reason = screen.getByLabelText('Reason');
  await waitFor(() => expect(document.activeElement).toBe(reason));
  fireEvent.change(reason, { target: { value: ' agreed ' } });
  confirm(dialog);
  await expect(answer).resolves.toBe('agreed');
});

/** Adds a page behind the dialog and focuses its button. */
function pageWith(html: string): HTMLElement {
  const page = document.createElement('div');
  page.innerHTML = html;
  document.body.append(page);
  page.querySelector<HTMLElement>('[data-opener]')?.focus();
  return page;
}

test('closing two consecutive dialogs returns the focus to the element that opened the first', async () => {
  const page = pageWith('<button data-opener>Delete</button>');
  const answer = open(() => dialogs.confirm({ title: 'Are you sure?', text: asWritten('x') }));
  const queued = open(() => dialogs.alert({ title: 'Deleted' }));
  await click('Cancel');
  await answer;
  const notice = await opened('dialog');
  expect(titleOf(notice)).toBe('Deleted');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('OK'));
  confirm(notice);
  await queued;
  await waitFor(() => expect(document.activeElement).toBe(page.querySelector('[data-opener]')));
  page.remove();
});

test('if the opener is gone, the focus goes to its menu button, and otherwise to the page', async () => {
  const page = pageWith(
    `<main id="main" tabindex="-1"><button id="b">Actions</button>
    <div id="m" aria-labelledby="b" data-scope="menu" data-part="content"><button data-opener>Delete</button></div></main>`,
  );
  const inMenu = open(() => dialogs.confirm({ title: 'Are you sure?', text: asWritten('x') }));
  page.querySelector('#m')?.remove();
  await click('Cancel');
  await inMenu;
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Actions'));
  const ofRow = open(() => dialogs.confirm({ title: 'Are you sure?', text: asWritten('x') }));
  page.querySelector('#b')?.remove();
  await click('Cancel');
  await ofRow;
  await waitFor(() => expect(document.activeElement?.id).toBe('main'));
  page.remove();
});

test('aborting the signal closes an alert, whether it is open or queued', async () => {
  const gone = new AbortController();
  const shown = open(() => dialogs.alert({ title: asWritten('First') }, gone.signal));
  const waiting = open(() => dialogs.alert({ title: asWritten('Second') }, gone.signal));
  const last = open(() => dialogs.alert({ title: asWritten('Third') }));
  act(() => gone.abort());
  await Promise.all([shown, waiting]);
  const third = await opened('dialog');
  expect(titleOf(third)).toBe('Third');
  confirm(third);
  await last;
});
