import type { Gateway } from '../gateway.ts';

export function printAddresses({ addresses }: Gateway): void {
  console.log(`
  Daftar is running.

    Back-office and API   ${addresses.backoffice}
    The API's reference   ${addresses.backoffice}/docs
    Checkout              ${addresses.checkout}${
      addresses.sandbox === undefined
        ? ''
        : `
    Payment sandbox       ${addresses.sandbox}`
    }

  Ctrl-C stops everything; the data stays.
`);
}
