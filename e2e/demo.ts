import { createDaftar, type Daftar } from '@daftar/sdk';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

export interface Login {
  userName: string;
  password: string;
}

const logins: Login[] = JSON.parse(process.env.DEMO_LOGINS ?? '[]');

/** Addresses and data of the product with demo data. */
export const demo = {
  backoffice: process.env.DEMO_BACKOFFICE_URL ?? '',
  checkout: process.env.DEMO_CHECKOUT_URL ?? '',
  sandbox: process.env.DEMO_SANDBOX_URL ?? '',
  expiredSession: process.env.DEMO_EXPIRED_SESSION ?? '',
  controls: process.env.DEMO_CONTROLS ?? '',
  shop: JSON.parse(process.env.DEMO_SHOP ?? '{}') as Record<string, string>,
};

export function loginOf(userName: string): Login {
  const login = logins.find((one) => one.userName === userName);
  if (!login) throw new Error(`The demo has no user named ${userName}`);
  return { userName, password: login.password };
}

/** Returns an API client signed in as a user of the demo. */
export async function apiOf(userName: string): Promise<Daftar> {
  const token = await createDaftar({ baseUrl: demo.backoffice }).auth.login(loginOf(userName));
  return createDaftar({ baseUrl: demo.backoffice, token });
}

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/**
 * Signs in as a user of the demo; returns the storage of a browser in which 'Remember me' was chosen. Calls the API, which
 * takes far less time than the login page; `shell.spec.ts` checks that the login page stores the same.
 */
export async function storedLogin(browser: Browser, userName: string): Promise<StorageState> {
  const context = await browser.newContext({ baseURL: demo.backoffice });
  const answer = await context.request.post('/auth/login', { data: loginOf(userName) });
  if (!answer.ok()) throw new Error(`${userName} cannot sign in: ${await answer.text()}`);
  const value = JSON.stringify({ token: await answer.json(), username: userName });
  await context.close();
  return {
    cookies: [],
    origins: [{ origin: demo.backoffice, localStorage: [{ name: 'daftar.login', value }] }],
  };
}

/** Opens a page in a new browser context, with a stored sign-in (undefined: signed out), a language and a viewport. */
export async function openPage(
  browser: Browser,
  storageState: StorageState | undefined,
  options: BrowserContextOptions & { language?: string } = {},
): Promise<Page> {
  const { language = 'en', ...rest } = options;
  const context = await browser.newContext({
    baseURL: demo.backoffice,
    ...(storageState && { storageState }),
    ...rest,
  });
  await context.addInitScript((chosen) => localStorage.setItem('daftar.language', chosen), language);
  return context.newPage();
}
