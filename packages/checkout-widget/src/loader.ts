import { openShell } from './loader-shell.ts';
import { pageTheme } from './page-theme.ts';
import type {
  CheckoutEventName,
  CheckoutEvents,
  Command,
  DisplayOptions,
  EventMessage,
  Hello,
  Init,
} from './protocol.ts';

export interface CheckoutOptions extends DisplayOptions {
  /** The id that the shop's server received from `POST /checkout/sessions`. */
  session: string;
  /** `inline` (default) fills the element that it is mounted on; `overlay` covers the page; `redirect` opens the hosted page instead. */
  mode?: 'inline' | 'overlay' | 'redirect';
  /** Base URL of the gateway's checkout. The build for script tags takes it from its own `src`. */
  baseUrl: string;
  /** Milliseconds before a link to the hosted page replaces a frame that did not load. Default 15,000. */
  loadTimeout?: number;
}

export type CheckoutListener<K extends CheckoutEventName> = (event: CustomEvent<CheckoutEvents[K]>) => void;

export interface Checkout {
  /**
   * Opens the frame in an element, or in the first element that matches a selector. The modes `overlay` and `redirect` need no
   * element; `redirect` leaves the page. For an element inside a shadow root, pass the element itself: selectors do not find it.
   */
  mount(target?: Element | string): void;
  /** Submits the payment, like the frame's own button. */
  submit(): void;
  update(options: DisplayOptions): void;
  /** Reads the session again. */
  refresh(): void;
  focus(): void;
  /** Removes the frame; `mount` opens a new one. */
  unmount(): void;
  /** Removes the frame permanently; no listener is called any more. Safe to call again. */
  destroy(): void;
  /**
   * Adds a listener; returns a function that removes it. The element that was mounted gets each event, too, as
   * `daftar:succeeded` and so on; these events bubble.
   */
  on<K extends CheckoutEventName>(name: K, listener: CheckoutListener<K>): () => void;
}

/** Creates a checkout for one session. Does not load anything before `mount`. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a shop's page may load 2,000 bytes, and splitting the function costs more than are left.
export function createCheckout(options: CheckoutOptions): Checkout {
  const base = options.baseUrl.replace(/\/+$/, '');
  const origin = new URL(base).origin;
  const path = encodeURIComponent(options.session);
  const mode = options.mode ?? 'inline';
  const { locale, dir, numerals, appearance, methods, payButton } = options;
  const display: DisplayOptions = { locale, dir, numerals, appearance, methods, payButton };
  const events = new EventTarget();
  let destroyed = false;
  let close: (() => void) | undefined;
  let port: MessagePort | undefined;
  let parent: Element | undefined;
  let waiting: Command[] = [];

  /** Emits an event. Returns false if a listener called `preventDefault()`. */
  const emit = (name: CheckoutEventName, detail: CheckoutEvents[CheckoutEventName]) => {
    const init = { detail, cancelable: true, bubbles: true };
    const allowed = events.dispatchEvent(new CustomEvent(name, init));
    return parent?.dispatchEvent(new CustomEvent(`daftar:${name}`, init)) !== false && allowed;
  };
  const send = (command: Command) => {
    if (port) port.postMessage(command);
    else waiting.push(command);
  };
  const redirect = (url: string) => {
    if (/^https?:/.test(url) && emit('redirect', { url })) location.assign(url);
  };
  /** The options for the frame: without a theme of its own, it gets the page's. */
  const shown = (): DisplayOptions => ({
    ...display,
    appearance: { ...display.appearance, theme: display.appearance?.theme ?? pageTheme(parent) },
  });
  const hostedUrl = () => `${base}/hosted-checkout/eg/${path}?lang=${display.locale ?? 'auto'}`;

  const unmount = () => {
    close?.();
    port?.close();
    close = port = parent = undefined;
    waiting = [];
  };

  // biome-ignore lint/complexity/noExcessiveLinesPerFunction: to take the handshake out costs 46 bytes after gzip; 4 are left.
  const mount = (target: Element | string = document.body) => {
    const container = typeof target === 'string' ? document.querySelector(target) : target;
    if (!container) throw new Error(`nothing matches ${target}`);
    if (destroyed || (container === parent && close)) return;
    unmount();
    parent = container;
    if (mode === 'redirect') return redirect(hostedUrl());
    // `crypto.randomUUID` exists only on secure origins; a shop under development may use http.
    const id = crypto.getRandomValues(new Uint32Array(4)).join('-');
    const shell = openShell(`${base}/frame/${path}#${id}`, container, mode, () => {
      if (port) send({ type: 'close' });
      else if (emit('close', {})) unmount();
    });
    const { frame } = shell;
    const giveUp = () => {
      const message = 'The payment form did not load.';
      if (emit('error', { code: 'load_timeout', message, retryable: true, supportCode: '' }) && close)
        shell.showLink(hostedUrl(), display.locale);
    };
    let timer = setTimeout(giveUp, options.loadTimeout ?? 15_000);

    const receive = ({ data }: MessageEvent<EventMessage | undefined>) => {
      if (data?.type !== 'event') return;
      // The function `redirect` emits this event itself.
      const ok = data.name === 'redirect' || emit(data.name, data.detail);
      if (data.seq) send({ type: 'verdict', seq: data.seq, prevented: !ok });
      if (data.name === 'resize') shell.resize(ok ? data.detail.height : 0);
      if (!ok) return;
      if (data.name === 'redirect') redirect(data.detail.url);
      if (data.name === 'close') unmount();
    };
    const greet = ({ data, origin: from, source }: MessageEvent<Hello | undefined>) => {
      if (from !== origin || source !== frame.contentWindow || data?.type !== 'hello' || data.id !== id)
        return;
      clearTimeout(timer);
      frame.onload = null;
      port?.close();
      const channel = new MessageChannel();
      port = channel.port1;
      port.onmessage = receive;
      const init: Init = { daftar: 1, type: 'init', id, mode, options: shown() };
      frame.contentWindow?.postMessage(init, origin, [channel.port2]);
      for (const command of waiting.splice(0)) send(command);
    };
    // A blocked or defective page fires 'load' but never sends 'hello', so wait only 4 more seconds.
    frame.onload = () => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, 4_000);
    };
    addEventListener('message', greet);
    close = () => {
      clearTimeout(timer);
      removeEventListener('message', greet);
      shell.remove();
    };
  };

  return {
    mount,
    unmount,
    submit: () => send({ type: 'submit' }),
    refresh: () => send({ type: 'refresh' }),
    focus: () => send({ type: 'focus' }),
    update: (changes) => {
      Object.assign(display, changes);
      if (port) send({ type: 'update', options: shown() });
    },
    destroy: () => {
      unmount();
      destroyed = true;
    },
    on: (name, listener) => {
      events.addEventListener(name, listener as EventListener);
      return () => events.removeEventListener(name, listener as EventListener);
    },
  };
}
