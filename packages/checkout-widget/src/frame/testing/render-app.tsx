// Loads what the page downloads in advance: with fake timers, waiting for it would take some of the 15 seconds of a countdown.
import '../pay/send-payment.ts';
import '../screens/after-payment.ts';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';
import type { CheckoutApi } from '../api.ts';
import { App } from '../app.tsx';
import type { Shop, ShopCommand } from '../shop/shop.ts';
import { aReference, aService, aSession } from './samples.ts';

/** A gateway with fixed responses. `change()` reports a changed session: to a page that does not follow it yet, once it does. */
export function fakeApi(part: Partial<CheckoutApi> = {}) {
  let isMissed = false;
  let changed = () => {
    isMissed = true;
  };
  const api = {
    session: vi.fn<CheckoutApi['session']>(part.session ?? (async () => aSession())),
    service: vi.fn<CheckoutApi['service']>(part.service ?? (async () => aService())),
    pay: vi.fn<CheckoutApi['pay']>(part.pay ?? (async () => ({ attempt: aReference() }))),
    check: vi.fn<CheckoutApi['check']>(async () => {}),
    abandon: vi.fn<CheckoutApi['abandon']>(part.abandon ?? (async () => aSession())),
    repeat: vi.fn<CheckoutApi['repeat']>(part.repeat ?? (async () => aSession())),
    recordOutcome: vi.fn<CheckoutApi['recordOutcome']>(async () => 'https://shop.test/?status=PENDING'),
    watch: vi.fn<CheckoutApi['watch']>((onChange) => {
      changed = onChange;
      if (isMissed) onChange();
    }),
  };
  return { api, change: () => changed() };
}

/** A shop that records the events it receives. `emitted(name)` lists the details of one event. */
export function fakeShop(part: Partial<Shop> = {}) {
  const heard: [string, unknown][] = [];
  let command: (command: ShopCommand) => void = () => {};
  const shop: Shop = {
    embedded: false,
    mode: 'page',
    options: { locale: 'en' },
    emit: (name, detail) => {
      heard.push([name, detail]);
    },
    ask: async (name, detail) => {
      heard.push([name, detail]);
      return true;
    },
    onCommand: (listener) => {
      command = listener;
      return () => {};
    },
    onUpdate: () => () => {},
    ...part,
  };
  const emitted = (name: string) => heard.filter(([event]) => event === name).map(([, detail]) => detail);
  return { shop, heard, emitted, command: (name: ShopCommand) => command(name) };
}

export function renderApp(shop: Shop, api: CheckoutApi | undefined) {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  root.render(<App shop={shop} api={api} />);
  const leave = () => {
    root.unmount();
    container.remove();
  };
  const input = (name: string) => {
    const found = container.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    if (!found) throw new Error(`no input ${name}`);
    return found;
  };
  return {
    container,
    text: () => container.textContent ?? '',
    input,
    type: (name: string, value: string) => {
      const element = input(name);
      element.value = value;
      element.dispatchEvent(new Event('input', { bubbles: true }));
    },
    /** Chooses the radio tile with this value. */
    choose: (value: string) => {
      const tile = container.querySelector<HTMLInputElement>(`input[type="radio"][value="${value}"]`);
      if (!tile) throw new Error(`no tile ${value}`);
      tile.click();
    },
    /** The values of the chosen radio tiles. */
    chosen: () =>
      [...container.querySelectorAll<HTMLInputElement>('input[type="radio"]:checked')].map(
        ({ value }) => value,
      ),
    press: (label: string) => {
      const button = [...container.querySelectorAll('button')].find(({ textContent }) =>
        textContent?.includes(label),
      );
      if (!button) throw new Error(`no button ${label}`);
      button.click();
    },
    /** Leaves the page, as a reload does: its memory is lost, the tab's storage stays. */
    leave,
    end: () => {
      leave();
      sessionStorage.clear();
    },
  };
}
