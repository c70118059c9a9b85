import { EVENT_NAMES } from './event-names.ts';
import { type Checkout, type CheckoutOptions, createCheckout } from './loader.ts';
import type { DisplayOptions } from './protocol.ts';

/**
 * Registers `<daftar-checkout session="…" base-url="…" mode locale dir numerals theme methods="A,B" pay-button="false">`.
 * The element dispatches the checkout's events with the same names and details; `preventDefault()` works on them too.
 */
export function defineCheckoutElement(name = 'daftar-checkout'): void {
  if (customElements.get(name)) return;

  class CheckoutElement extends HTMLElement {
    static observedAttributes = ['session', 'locale', 'dir', 'numerals', 'theme', 'methods', 'pay-button'];
    checkout: Checkout | undefined;

    connectedCallback() {
      const session = this.getAttribute('session');
      const baseUrl = this.getAttribute('base-url');
      if (!session || !baseUrl || this.checkout) return;
      const mode = (this.getAttribute('mode') as CheckoutOptions['mode']) ?? 'inline';
      this.checkout = createCheckout({ session, baseUrl, mode, ...readOptions(this) });
      for (const event of EVENT_NAMES) {
        this.checkout.on(event, (original) => {
          const copy = new CustomEvent(event, { detail: original.detail, cancelable: true });
          if (!this.dispatchEvent(copy)) original.preventDefault();
        });
      }
      this.checkout.mount(this);
    }

    disconnectedCallback() {
      this.checkout?.destroy();
      this.checkout = undefined;
    }

    attributeChangedCallback(attribute: string, before: string | null, after: string | null) {
      if (before === after || !this.isConnected) return;
      if (attribute !== 'session') return this.checkout?.update(readOptions(this));
      this.disconnectedCallback();
      this.connectedCallback();
    }
  }
  customElements.define(name, CheckoutElement);
}

function readOptions(element: HTMLElement): DisplayOptions {
  const read = (attribute: string) => element.getAttribute(attribute) ?? undefined;
  return {
    locale: read('locale') as DisplayOptions['locale'],
    dir: read('dir') as DisplayOptions['dir'],
    numerals: read('numerals') as DisplayOptions['numerals'],
    appearance: { theme: read('theme') as 'light' },
    methods: read('methods')?.split(','),
    payButton: read('pay-button') !== 'false',
  };
}
