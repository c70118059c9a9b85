import { createDaftar, type Daftar } from '@daftar/sdk';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { signIn } from './sign-in.ts';

export interface Login {
  userName: string;
  password: string;
}

const logins: Login[] = JSON.parse(process.env.DEMO_LOGINS ?? '[]');

/** The product that holds the demo. */
export const demo = {
  backoffice: process.env.DEMO_BACKOFFICE_URL ?? '',
  checkout: process.env.DEMO_CHECKOUT_URL ?? '',
  sandbox: process.env.DEMO_SANDBOX_URL ?? '',
  expiredSession: process.env.DEMO_EXPIRED_SESSION ?? '',
  shop: JSON.parse(process.env.DEMO_SHOP ?? '{}') as Record<string, string>,
};

export function loginOf(userName: string): Login {
  const login = logins.find((one) => one.userName === userName);
  if (!login) throw new Error(`The demo has no ${userName}`);
  return { userName, password: login.password };
}

/** The demo's API as a person of the demo. */
export async function apiOf(userName: string): Promise<Daftar> {
  const token = await createDaftar({ baseUrl: demo.backoffice }).auth.login(loginOf(userName));
  return createDaftar({ baseUrl: demo.backoffice, token });
}

type Kept = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** What the browser keeps once a person of the demo has signed in to stay. */
export async function keptSignIn(browser: Browser, userName: string): Promise<Kept> {
  const context = await browser.newContext({ baseURL: demo.backoffice });
  const page = await context.newPage();
  await signIn(page, loginOf(userName), true);
  const kept = await context.storageState();
  await context.close();
  return kept;
}

/** A browser as a person left it: their sign-in (none for nobody), language and window. */
export async function openPage(
  browser: Browser,
  kept: Kept | undefined,
  options: BrowserContextOptions & { language?: string } = {},
): Promise<Page> {
  const { language = 'en', ...rest } = options;
  const context = await browser.newContext({
    baseURL: demo.backoffice,
    ...(kept && { storageState: kept }),
    ...rest,
  });
  await context.addInitScript((chosen) => localStorage.setItem('daftar.language', chosen), language);
  return context.newPage();
}
