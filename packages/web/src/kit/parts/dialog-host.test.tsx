import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { system } from '../../ui/system.ts';
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

const click = (name: string) => fireEvent.click(screen.getByText(name));
const submit = () => fireEvent.submit(document.querySelector('dialog form') ?? document);

test('a question is answered by its two buttons', async () => {
  const answer = open(() =>
    dialogs.confirm({ title: 'Are you sure?', text: 'x', action: 'Yes, delete it!' }),
  );
  act(() => void submit());
  await expect(answer).resolves.toBe(true);
  const second = open(() => dialogs.confirm({ title: 'Really?', text: 'x' }));
  act(() => void click('Cancel'));
  await expect(second).resolves.toBe(false);
});

test('a reason is needed, and comes trimmed', async () => {
  const answer = open(() => dialogs.reason({ title: 'Why?', text: 'x', reason: { label: 'Reason' } }));
  expect((screen.getByText('OK') as HTMLButtonElement).disabled).toBe(true);
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: ' agreed ' } });
  act(() => void submit());
  await expect(answer).resolves.toBe('agreed');
});
