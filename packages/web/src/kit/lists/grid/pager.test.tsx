import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { showPage } from '../../../../test/show-page.tsx';
import { fakeKeyboardFocus } from '../../../../test/shown-hint.ts';
import { Pager } from './pager.tsx';

const show = async (page: number, pages: number, more: object = {}) => {
  const change = vi.fn();
  await showPage('/list', '/list', () => (
    <>
      <h1>Rows</h1>
      <Pager {...{ page, pages, change, ...more }} limit={25} sizes={[25, 50]} />
    </>
  ));
  await screen.findByRole('navigation');
  return change;
};
const button = (name: string) => screen.getByRole('button', { name });

test("Next is disabled on the last page and at the server's paging limit", async () => {
  fakeKeyboardFocus();
  expect(await show(3, 3)).not.toHaveBeenCalled();
  expect(button('Next page')).toHaveProperty('disabled', true);
  cleanup();
  const change = await show(400, 900);
  const next = button('Next page');
  fireEvent.click(next);
  expect(change).not.toHaveBeenCalled();
  expect(next.getAttribute('aria-disabled')).toBe('true');
  expect(next.dataset.hint).toBe('Please narrow the list: pages end at 10,000 rows');
  fireEvent.click(button('Previous page'));
  await waitFor(() => expect(change).toHaveBeenCalledWith({ page: 399 }));
  expect(change).toHaveBeenCalledTimes(1);
  cleanup();
  const far = await show(9999, 900);
  fireEvent.click(button('Previous page'));
  await waitFor(() => expect(far).toHaveBeenCalledWith({ page: 400 }));
});

test('Previous leads to the first page of a list that has become empty', async () => {
  const change = await show(3, 0);
  fireEvent.click(button('Previous page'));
  await waitFor(() => expect(change).toHaveBeenCalledWith({ page: 1 }));
});

test('Next goes on by the cursor where page numbers end', async () => {
  const change = await show(400, 400, { next: 'c401', isCapped: true });
  expect(screen.getByText('Page 400 of 400+')).toBeTruthy();
  fireEvent.click(button('Next page'));
  await waitFor(() => expect(change).toHaveBeenCalledWith({ page: 401, after: 'c401' }, 'at once', ['c401']));
  cleanup();
  const end = await show(412, 400, { isCapped: true });
  fireEvent.click(button('Next page'));
  expect(end).not.toHaveBeenCalled();
  // Opened by its address, so the cursors of the pages before are unknown.
  fireEvent.click(button('Previous page'));
  await waitFor(() => expect(end).toHaveBeenCalledWith({ page: 400 }));
});
