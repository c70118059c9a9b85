import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { system } from '../../ui/theme/system.ts';
import { DialogHost } from './dialog-host.tsx';
import { dialogs } from './dialogs.ts';

beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= () => {};
});

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

const click = (name: string) => {
  screen.getByText(name).focus();
  fireEvent.click(screen.getByText(name));
};
const submit = () => fireEvent.submit(document.querySelector('dialog form') ?? document);

test('a confirmation dialog resolves to true or false by its buttons', async () => {
  const answer = open(() =>
    dialogs.confirm({ title: 'Are you sure?', text: 'x', action: 'Yes, delete it!' }),
  );
  act(() => void submit());
  await expect(answer).resolves.toBe(true);
  const second = open(() => dialogs.confirm({ title: 'Really?', text: 'x' }));
  act(() => void click('Cancel'));
  await expect(second).resolves.toBe(false);
});

test('a reason dialog requires a reason and returns it trimmed', async () => {
  const answer = open(() => dialogs.reason({ title: 'Why?', text: 'x', reason: { label: 'Reason' } }));
  expect((screen.getByText('OK') as HTMLButtonElement).disabled).toBe(true);
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: ' agreed ' } });
  act(() => void submit());
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
  const answer = open(() => dialogs.confirm({ title: 'Are you sure?', text: 'x' }));
  const queued = open(() => dialogs.alert({ title: 'Deleted' }));
  act(() => void click('Cancel'));
  await answer;
  expect(screen.getByRole('heading', { hidden: true }).textContent).toBe('Deleted');
  act(() => void submit());
  await queued;
  expect(document.activeElement).toBe(page.querySelector('[data-opener]'));
  page.remove();
});

test('if the opener is gone, the focus goes to its menu button, and otherwise to the page', async () => {
  const page = pageWith(
    '<main id="main" tabindex="-1"><button popovertarget="m">Actions</button><div popover id="m"><button data-opener>Delete</button></div></main>',
  );
  const inMenu = open(() => dialogs.confirm({ title: 'Are you sure?', text: 'x' }));
  page.querySelector('[popover]')?.remove();
  act(() => void click('Cancel'));
  await inMenu;
  expect(document.activeElement?.textContent).toBe('Actions');
  const ofRow = open(() => dialogs.confirm({ title: 'Are you sure?', text: 'x' }));
  page.querySelector('[popovertarget]')?.remove();
  act(() => void click('Cancel'));
  await ofRow;
  expect(document.activeElement?.id).toBe('main');
  page.remove();
});

test('aborting the signal closes an alert, whether it is open or queued', async () => {
  const gone = new AbortController();
  const shown = open(() => dialogs.alert({ title: 'First' }, gone.signal));
  const waiting = open(() => dialogs.alert({ title: 'Second' }, gone.signal));
  const last = open(() => dialogs.alert({ title: 'Third' }));
  act(() => gone.abort());
  await Promise.all([shown, waiting]);
  expect(screen.getByRole('heading', { hidden: true }).textContent).toBe('Third');
  act(() => void submit());
  await last;
});
