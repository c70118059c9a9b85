import { type CheckoutOptions, createCheckout } from './loader.ts';

/** The script tag's build: `Daftar.createCheckout` takes `baseUrl` from the script's own address. */
const script = document.currentScript;
const home = script instanceof HTMLScriptElement ? new URL('.', script.src).href : location.origin;

export const Daftar = {
  createCheckout: (options: Omit<CheckoutOptions, 'baseUrl'> & { baseUrl?: string }) =>
    createCheckout({ baseUrl: home, ...options }),
};

Object.assign(globalThis, { Daftar });
