import { EVENT_NAMES } from './event-names.ts';
import { type Checkout, createCheckout } from './loader.ts';
import { OPTION_ATTRIBUTES, readAttributes } from './read-attributes.ts';

/** A change of these attributes replaces the frame; a change of other attributes updates it. */
const FRAME_ATTRIBUTES = ['session', 'base-url', 'mode'];

/**
 * Registers `<daftar-checkout session="…" base-url="…" mode locale dir numerals theme accent surface text radius
 * methods="A,B" pay-button="false" load-timeout>`. The element dispatches the checkout's events with the same names and
 * details; listeners can call `preventDefault()` on them, too.
 */
export function defineCheckoutElement(name = 'daftar-checkout'): void {
  if (customElements.get(name)) return;

  class CheckoutElement extends HTMLElement {
    static observedAttributes = [...FRAME_ATTRIBUTES, ...OPTION_ATTRIBUTES];
    checkout: Checkout | undefined;

    connectedCallback() {
      const session = this.getAttribute('session');
      const baseUrl = this.getAttribute('base-url');
      if (!session || !baseUrl || this.checkout) return;
      this.checkout = createCheckout({ session, baseUrl, ...this.options });
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
      if (!FRAME_ATTRIBUTES.includes(attribute)) return this.checkout?.update(this.display);
      this.disconnectedCallback();
      this.connectedCallback();
    }

    get options() {
      return readAttributes((attribute) => this.getAttribute(attribute));
    }

    get display() {
      const { mode: _mode, loadTimeout: _loadTimeout, ...display } = this.options;
      return display;
    }
  }
  customElements.define(name, CheckoutElement);
}
