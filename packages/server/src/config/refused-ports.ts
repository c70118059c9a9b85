import type { Environment } from './read-config.ts';

/** Ports of other protocols, which browsers never open for a page: the "bad ports" of the Fetch standard. */
const REFUSED = new Set(
  `1 7 9 11 13 15 17 19 20 21 22 23 25 37 42 43 53 69 77 79 87 95 101 102 103 104 109 110 111 113 115 117 119 123
  135 137 139 143 161 179 389 427 465 512 513 514 515 526 530 531 532 540 548 554 556 563 587 601 636 989 990 993 995
  1719 1720 1723 2049 3659 4045 4190 5060 5061 6000 6566 6665 6666 6667 6668 6669 6679 6697 10080`
    .split(/\s+/)
    .map(Number),
);

/** Returns a warning for each of the product's addresses whose port browsers refuse to open. */
export function refusedPorts(environment: Environment): string[] {
  const { BACKOFFICE_URL, CHECKOUT_URL, SANDBOX_URL, PORT, CHECKOUT_PORT, SANDBOX_PORT } = environment;
  const addresses: [string, number][] = [
    BACKOFFICE_URL ? ['BACKOFFICE_URL', portOf(BACKOFFICE_URL)] : ['PORT', PORT],
    CHECKOUT_URL ? ['CHECKOUT_URL', portOf(CHECKOUT_URL)] : ['CHECKOUT_PORT', CHECKOUT_PORT],
    SANDBOX_URL ? ['SANDBOX_URL', portOf(SANDBOX_URL)] : ['SANDBOX_PORT', SANDBOX_PORT],
  ];
  return addresses
    .filter(([, port]) => REFUSED.has(port))
    .map(([variable, port]) => `${variable}: browsers refuse to open port ${port}. Please choose another`);
}

/** Returns 0 for a URL without a port: it means 80 or 443, which browsers open. */
const portOf = (url: string): number => Number(new URL(url).port);
