import type { Receipt } from '@daftar/sdk';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { waitFor } from '../../testing/wait-for.ts';
import { App } from '../app.tsx';
import { withFakeClock } from '../testing/fake-clock.ts';
import { fakeShop } from '../testing/render-app.tsx';
import { EmailReceipt } from './email-receipt.tsx';

const removeAfterTest = withFakeClock();

test('a response on a slow line that arrives after a later one does not take the sent email back', async () => {
  const answers: ((email: Receipt['email']) => void)[] = [];
  const read = () =>
    new Promise<Receipt>((resolve) => answers.push((email) => resolve({ email } as Receipt)));
  const api = { read, email: vi.fn() };
  const container = document.createElement('div');
  const root = createRoot(container);
  const page = <EmailReceipt api={api} email={{ status: 'waiting' }} timeZone="Africa/Cairo" />;
  root.render(<App shop={fakeShop().shop} api={undefined} page={page} />);
  removeAfterTest({ end: () => root.unmount() });
  const said = () => container.querySelector('form [role=status]')?.textContent ?? '';
  await waitFor(() => expect(said()).toContain('on its way'));
  await vi.advanceTimersByTimeAsync(6_100);
  const [earlier, later] = answers;
  later?.({ status: 'sent', sentAt: '2026-11-22T12:05:09.000Z' });
  await waitFor(() => expect(said()).toContain('Sent by email on 22 November'));
  earlier?.({ status: 'waiting' });
  await vi.advanceTimersByTimeAsync(100);
  expect(said()).toContain('Sent by email on 22 November');
});
