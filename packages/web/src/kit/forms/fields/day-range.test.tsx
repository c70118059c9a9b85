import { ChakraProvider } from '@chakra-ui/react/styled-system';
import type { DayRange as Days } from '@daftar/domain';
import { addDays, businessDay } from '@daftar/domain';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { setLanguage, setNumerals } from '../../../i18n/i18n.ts';
import { system } from '../../../theme/system.ts';
import { DayRange } from './day-range.tsx';

beforeAll(async () => {
  // Loads the calendar in advance: on a busy machine its compilation could exceed the timeout of a test.
  await import('./day-calendar.tsx');
});
afterEach(async () => {
  setNumerals('latin');
  await act(() => setLanguage('en'));
});

const zone = 'Africa/Cairo';
const november = { dateFrom: '2026-11-05', dateTo: '2026-11-20' };
const missing = { dateTo: 'Please select date range' } as const;

/** Renders a date range in a form; returns its current value and the number of blurs and submissions. */
function show(initial: Days, readOnly = false) {
  const seen = { value: initial, left: 0, sent: 0 };
  function Period() {
    const [value, setValue] = useState(initial);
    seen.value = value;
    const wrong = value.dateFrom === '' || value.dateTo === '';
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          seen.sent += 1;
        }}
      >
        <DayRange
          value={value}
          change={setValue}
          blur={() => {
            seen.left += 1;
          }}
          errors={wrong ? missing : undefined}
          timeZone={zone}
          readOnly={readOnly}
        />
        <button type="submit">Search</button>
      </form>
    );
  }
  render(<Period />, {
    wrapper: ({ children }) => <ChakraProvider value={system}>{children}</ChakraProvider>,
  });
  return seen;
}

const from = () => screen.getByLabelText<HTMLInputElement>('Date From');
const type = (value: string) => fireEvent.change(from(), { target: { value } });
const days = (dateFrom: string, dateTo: string) => ({ dateFrom, dateTo });
const said = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

test('a date field shows DD/MM/YYYY in the chosen digits', async () => {
  show(november);
  expect(from().value).toBe('05/11/2026');
  await act(() => setLanguage('ar'));
  act(() => setNumerals('own'));
  expect(screen.getByLabelText<HTMLInputElement>('من تاريخ').value).toBe('٠٥/١١/٢٠٢٦');
  expect(screen.getByLabelText<HTMLInputElement>('من تاريخ').dir).toBe('ltr');
});

test.each(['3/11/2026', '03/11/2026', '2026-11-03', '٣/١١/٢٠٢٦', '۳/۱۱/۲۰۲۶', '03112026', '03 Nov 2026'])(
  'typing %s reports the date at once and is reformatted on blur',
  (typed) => {
    const seen = show(november);
    type(typed);
    expect(seen.value).toEqual(days('2026-11-03', '2026-11-20'));
    expect(from().value).toBe(typed);
    fireEvent.blur(from());
    expect(from().value).toBe('03/11/2026');
    expect(seen.left).toBe(1);
  },
);

test('an invalid date stays in the field, shows an error on blur and blocks submission', () => {
  const seen = show(november);
  type('31/02/2026');
  expect(seen.value.dateFrom).toBe('');
  expect(said()).toEqual([]);
  fireEvent.blur(from());
  expect(from().value).toBe('31/02/2026');
  expect(said()).toEqual([
    `This is not a valid date. Type it like ${businessDay(new Date(), zone).split('-').reverse().join('/')}.`,
  ]);
  expect(from().getAttribute('aria-invalid')).toBe('true');
  expect(from().checkValidity()).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(seen.sent).toBe(0);
  type('28/02/2026');
  expect(said()).toEqual([]);
  expect(from().checkValidity()).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(seen.sent).toBe(1);
});

test("Enter shows the error of an invalid date, and an empty field shows the form's error", () => {
  const seen = show(november);
  type('soon');
  fireEvent.keyDown(from(), { key: 'Enter' });
  expect(said()[0]).toContain('This is not a valid date.');
  type('');
  expect(said()).toEqual(['Please select date range']);
  expect(seen.value.dateFrom).toBe('');
  expect(from().checkValidity()).toBe(true);
});

test('arrow keys change the date by one day, across months, and start from today in an empty field', () => {
  const seen = show(days('2026-11-30', ''));
  fireEvent.keyDown(from(), { key: 'ArrowUp' });
  expect([seen.value.dateFrom, from().value]).toEqual(['2026-12-01', '01/12/2026']);
  fireEvent.keyDown(from(), { key: 'ArrowDown' });
  fireEvent.keyDown(from(), { key: 'ArrowDown' });
  expect(seen.value.dateFrom).toBe('2026-11-29');
  type('2/3/2024');
  fireEvent.keyDown(from(), { key: 'ArrowDown' });
  expect([seen.value.dateFrom, from().value]).toEqual(['2024-03-01', '01/03/2024']);
  type('31/12/9999');
  fireEvent.keyDown(from(), { key: 'ArrowUp' });
  expect(seen.value.dateFrom).toBe('9999-12-31');
  type('soon');
  fireEvent.keyDown(from(), { key: 'ArrowUp' });
  expect(from().value).toBe('soon');
  fireEvent.keyDown(screen.getByLabelText('Date To'), { key: 'ArrowUp' });
  expect(seen.value.dateTo).toBe(businessDay(new Date(), zone));
});

test('choosing a preset replaces typed text', () => {
  const seen = show(november);
  type('soon');
  const today = businessDay(new Date(), zone);
  fireEvent.click(screen.getByRole('button', { name: 'Last 7 days' }));
  expect(seen.value).toEqual(days(addDays(today, -6), today));
  expect(from().value).toBe(addDays(today, -6).split('-').reverse().join('/'));
});

test('a read-only date range has no calendar and no presets', () => {
  show(november, true);
  expect(from().readOnly).toBe(true);
  fireEvent.keyDown(from(), { key: 'ArrowUp' });
  expect(from().value).toBe('05/11/2026');
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

/** Opens the calendar of a date field with Alt+Down. */
async function open(label: string) {
  fireEvent.keyDown(screen.getByLabelText(label), { key: 'ArrowDown', altKey: true });
  return within(await screen.findByRole('grid'));
}

test('the calendar asks for the first day, then for the last day, then closes', async () => {
  const seen = show(november);
  const grid = await open('Date From');
  const dialog = within(screen.getByRole('dialog', { name: 'Choose the first day' }));
  expect(dialog.getByText('Choose the first day')).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('5'));
  fireEvent.click(grid.getByRole('button', { name: 'Tuesday, November 10, 2026' }));
  expect(seen.value).toEqual(days('2026-11-10', '2026-11-20'));
  expect(dialog.getByText('Choose the last day')).toBeTruthy();
  fireEvent.click(grid.getByRole('button', { name: 'Sunday, November 15, 2026' }));
  expect(seen.value).toEqual(days('2026-11-10', '2026-11-15'));
  await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
  expect(screen.getByLabelText<HTMLInputElement>('Date To').value).toBe('15/11/2026');
});

test('arrow, Home, End and Page keys move through the calendar, and the period is marked', async () => {
  show(november);
  const grid = await open('Date To');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('20'));
  const press = (key: string, shiftKey = false) =>
    fireEvent.keyDown(document.activeElement ?? document.body, { key, shiftKey });
  for (const [key, day] of [
    ['ArrowRight', 'Saturday, November 21, 2026'],
    ['ArrowUp', 'Saturday, November 14, 2026'],
    ['Home', 'Monday, November 9, 2026'],
    ['End', 'Sunday, November 15, 2026'],
    ['PageDown', 'Tuesday, December 15, 2026'],
    ['PageUp', 'Sunday, November 15, 2026'],
  ] as const) {
    press(key);
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toContain(day));
  }
  const chosen = grid.getAllByRole('gridcell', { selected: true });
  expect(chosen.map(({ textContent }) => Number(textContent))).toEqual(
    Array.from({ length: 16 }, (_, index) => index + 5),
  );
});

test("the calendar marks today in the period's time zone", async () => {
  const today = businessDay(new Date(), zone);
  show(days(today, today));
  const grid = await open('Date From');
  const marked = grid.getByRole('button', { name: /^Today: / });
  expect(marked.closest('td')?.dataset.day).toBe(today);
});

test('Arabic weeks start on Saturday, and the arrow keys follow the right-to-left direction', async () => {
  await act(() => setLanguage('ar'));
  act(() => setNumerals('own'));
  const seen = show(november);
  await open('إلى تاريخ');
  expect(screen.getByText('نوفمبر ٢٠٢٦')).toBeTruthy();
  const heads = [...document.querySelectorAll('.rdp-root th')];
  expect(heads.map(({ textContent }) => textContent).join('')).toBe('سحنثرخج');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('٢٠'));
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowLeft' });
  await waitFor(() => expect(document.activeElement?.textContent).toBe('٢١'));
  fireEvent.click(document.activeElement ?? document.body);
  expect(seen.value.dateTo).toBe('2026-11-21');
});

test('both ends share one error below the presets, and each invalid date is described by it', () => {
  show(november);
  const to = screen.getByLabelText<HTMLInputElement>('Date To');
  type('soon');
  fireEvent.blur(from());
  fireEvent.change(to, { target: { value: 'later' } });
  fireEvent.blur(to);
  const [error, ...others] = screen.getAllByRole('alert');
  expect(others).toEqual([]);
  expect([from(), to].map((input) => input.getAttribute('aria-describedby'))).toEqual([error?.id, error?.id]);
  const presets = screen.getByRole('button', { name: 'Last month' });
  expect(presets.compareDocumentPosition(error as Node) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
