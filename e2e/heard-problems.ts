import type { Page } from '@playwright/test';

/**
 * Collects a page's errors: exceptions, console errors, responses of 400 and above, requests that failed. Returns a function
 * that returns the problems since its last call.
 */
export function hearProblems(page: Page): () => string[] {
  const heard: string[] = [];
  page.on('pageerror', ({ message }) => heard.push(`error: ${message}`));
  page.on('console', (said) => {
    // The response handler below reports failed responses already.
    if (said.type() === 'error' && !said.text().startsWith('Failed to load resource'))
      heard.push(`console: ${said.text()}`);
  });
  page.on('response', (answer) => {
    if (answer.status() >= 400) heard.push(`${answer.status()}: ${answer.url()}`);
  });
  page.on('requestfailed', (request) => {
    // Navigation aborts the requests of the page before.
    const reason = request.failure()?.errorText;
    if (reason !== 'net::ERR_ABORTED') heard.push(`${reason}: ${request.url()}`);
  });
  return () => heard.splice(0);
}
