import { type CheckoutOptions, createCheckout } from './loader.ts';
import type { Appearance } from './protocol.ts';

/** The build for script tags: `Daftar.createCheckout` takes `baseUrl` from the script's own address. */
const script = document.currentScript as HTMLScriptElement | null;
const home = new URL('.', script?.src ?? location.href).href;

export const Daftar = {
  createCheckout: (options: Omit<CheckoutOptions, 'baseUrl'> & { baseUrl?: string }) =>
    createCheckout({ baseUrl: home, ...options }),
};

(globalThis as { Daftar?: typeof Daftar }).Daftar = Daftar;

/**
 * Opens a checkout in each element with `data-daftar-session`; for a link or button, when it is clicked. The options are
 * `data-` attributes. They remain texts; the loader and the frame convert them to numbers.
 */
function mountMarked(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-daftar-session]')) {
    const { daftarSession, methods, payButton, ...marks } = { ...place.dataset };
    const checkout = Daftar.createCheckout({
      ...(marks as object),
      session: `${daftarSession}`,
      methods: methods?.split(','),
      payButton: payButton !== 'false',
      appearance: marks as Appearance,
    });
    if (!place.matches('a,button')) checkout.mount(place);
    else
      place.onclick = (event) => {
        event.preventDefault();
        checkout.mount();
      };
  }
}

if (document.readyState === 'loading') addEventListener('DOMContentLoaded', mountMarked);
else mountMarked();
