import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fakeServer } from '../../../test/fake-server.ts';
import { setLanguage } from '../../i18n/i18n.ts';
import { Locale } from '../../i18n/locale.tsx';
import { system } from '../../theme/system.ts';
import { entries } from './gallery.tsx';
import { galleryRouter } from './gallery-router.ts';

beforeAll(() => {
  fakeServer({ 'GET /saved-views/get': { data: [] } });
});
afterAll(() => setLanguage('en'));

async function show(index: number): Promise<HTMLElement> {
  const router = galleryRouter(`/${index}`);
  await act(async () => {
    render(
      <ChakraProvider value={system}>
        <Locale>
          <QueryClientProvider client={new QueryClient()}>
            <RouterProvider router={router as never} />
          </QueryClientProvider>
        </Locale>
      </ChakraProvider>,
    );
    await router.load();
  });
  return screen.findByRole('main');
}

test.each(entries.map(({ name }, index) => [name, index] as const))(
  'the gallery entry "%s" renders without errors in English and Arabic',
  async (name, index) => {
    const failed = vi.spyOn(console, 'error');
    for (const language of ['en', 'ar'] as const) {
      await setLanguage(language);
      const main = await show(index);
      expect(main.childElementCount, `${name}, ${language}`).toBeGreaterThan(0);
      expect(document.querySelector('nav [aria-current=page]')?.textContent).toBe(name);
      cleanup();
    }
    expect(failed).not.toHaveBeenCalled();
    failed.mockRestore();
  },
);

test("the gallery's failing list shows its error", async () => {
  await setLanguage('en');
  const indexOf = (name: string) => entries.findIndex((entry) => entry.name === name);
  const main = await show(indexOf('List: it fails'));
  await waitFor(() => expect(main.textContent).toContain('Something went wrong'));
});

test("the gallery's rejected form shows the errors on its fields", async () => {
  await setLanguage('en');
  const main = await show(entries.findIndex(({ name }) => name.startsWith('Form: filled')));
  fireEvent.submit(main.querySelector('form') ?? main);
  await waitFor(() => expect(main.querySelectorAll('[aria-invalid=true]')).toHaveLength(2));
});
