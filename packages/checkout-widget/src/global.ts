import { type CheckoutOptions, createCheckout } from './loader.ts';
import type { Appearance } from './protocol.ts';

/** The script tag's build: `Daftar.createCheckout` takes `baseUrl` from the script's own address. */
const script = document.currentScript as HTMLScriptElement | null;
const home = new URL('.', script?.src ?? location.href).href;

export const Daftar = {
  createCheckout: (options: Omit<CheckoutOptions, 'baseUrl'> & { baseUrl?: string }) =>
    createCheckout({ baseUrl: home, ...options }),
};

(globalThis as { Daftar?: typeof Daftar }).Daftar = Daftar;

/**
 * Opens a checkout in each element with `data-daftar-session`; a link or button opens it when it is clicked. The options are
 * `data-` attributes as well. They stay texts, which the loader's timer and the frame take as numbers.
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
