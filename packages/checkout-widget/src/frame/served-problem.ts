import type { Problem } from './state/checkout-state.ts';

interface ServedProblem extends Problem {
  /** Address of the payment's own page. */
  paymentPage?: string;
  /** Language in which the customer paid. */
  language?: string;
  /** True where payments go to sandboxes. */
  sandbox: boolean;
}

/**
 * Returns the problem that the server wrote into the page: a customer came back from a provider, but cannot be redirected
 * to the shop.
 */
export function servedProblem(page: Document): ServedProblem | undefined {
  const content = page.querySelector<HTMLMetaElement>('meta[name="problem"]')?.content;
  if (!content) return undefined;
  const read: Record<string, unknown> = JSON.parse(content);
  const { message, code, supportCode, paymentPage, language, sandbox } = read;
  return {
    message: typeof message === 'string' ? message : 'Something went wrong',
    retryable: false,
    sandbox: sandbox === true,
    ...(typeof code === 'string' && { code }),
    ...(typeof supportCode === 'string' && { supportCode }),
    ...(typeof paymentPage === 'string' && { paymentPage }),
    ...(typeof language === 'string' && { language }),
  };
}
