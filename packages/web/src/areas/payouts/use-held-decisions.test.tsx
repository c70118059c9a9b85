import type { Payout } from '@daftar/sdk';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { advanceTime, withFakeTime } from '../../../test/fake-time.ts';
import { queryClient } from '../../api/query-client.ts';
import { undoTime, useHeldDecisions } from './use-held-decisions.ts';

const sent = vi.hoisted(() => vi.fn(async () => ({})));
vi.mock(import('./payout-actions.tsx'), async (original) => ({
  ...(await original()),
  sendDecision: sent as never,
}));

const payout = { _id: 'pay_1', referanceNumber: 'PO-1', amount: 1500, merchantName: 'Nile Books' } as Payout;
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);
const render = () => {
  sent.mockClear();
  return renderHook(() => useHeldDecisions({ failed: () => undefined }), { wrapper });
};

test('a decision is sent after ten seconds', () =>
  withFakeTime(async () => {
    const { result } = render();
    act(() => result.current.hold({ payout, status: 'Rejected', reason: 'Wrong account' }));
    await advanceTime(undoTime - 1);
    expect(sent).not.toHaveBeenCalled();
    expect(result.current.held).toHaveLength(1);
    await advanceTime(1);
    expect(sent).toHaveBeenCalledExactlyOnceWith(payout, 'Rejected', 'Wrong account');
    expect(result.current.held).toEqual([]);
  }));

test('a decision that was undone is never sent', () =>
  withFakeTime(async () => {
    const { result } = render();
    act(() => result.current.hold({ payout, status: 'Approved' }));
    act(() => void result.current.undo('pay_1'));
    await advanceTime(undoTime * 2);
    expect(sent).not.toHaveBeenCalled();
  }));

test('leaving the page sends the confirmed decisions at once', () =>
  withFakeTime(async () => {
    const { result, unmount } = render();
    act(() => result.current.hold({ payout, status: 'Approved' }));
    unmount();
    await advanceTime(0);
    expect(sent).toHaveBeenCalledExactlyOnceWith(payout, 'Approved', undefined);
    await advanceTime(undoTime);
    expect(sent).toHaveBeenCalledOnce();
  }));
