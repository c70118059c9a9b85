import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { MethodHandle } from '../methods/method.ts';
import type { Shop } from '../shop/shop.ts';
import type { CheckoutState } from './checkout-state.ts';
import { paymentDetail } from './use-shop-events.ts';

/**
 * Executes the shop's commands. Returns the function that closes the checkout. While the session is open, the shop may
 * prevent closing; the gateway's session remains open.
 */
export function useCommands(
  shop: Shop,
  state: CheckoutState,
  handle: RefObject<MethodHandle | null>,
  refresh: () => void,
): () => void {
  const latest = useRef(state);
  latest.current = state;

  const close = useCallback(async () => {
    const { session } = latest.current;
    if (session?.status === 'open' && !(await shop.ask('canceled', paymentDetail(session)))) return;
    shop.emit('close', {});
  }, [shop]);

  useEffect(
    () =>
      shop.onCommand((command) => {
        if (command === 'submit') handle.current?.submit();
        if (command === 'focus') handle.current?.focus();
        if (command === 'refresh') refresh();
        if (command === 'close') void close();
      }),
    [shop, handle, refresh, close],
  );
  // Needed because key presses inside the frame do not reach the dialog in the shop's page.
  useEffect(() => {
    if (shop.mode !== 'overlay') return;
    const leave = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && !document.querySelector('dialog[open]')) void close();
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [shop, close]);
  return close;
}
