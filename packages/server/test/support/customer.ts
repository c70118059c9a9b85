/** Plays a customer's browser on the pages of the sandboxes. */
export const CODE = '123456';

/** Posts a form of a sandbox's payment page, such as `code` or `wallet`. */
export async function typeAt(page: string, step: string, typed: Record<string, string> = {}): Promise<void> {
  const answer = await fetch(`${page}/${step}`, {
    method: 'POST',
    body: new URLSearchParams(typed),
    redirect: 'manual',
  });
  if (answer.status !== 303) throw new Error(`${page}/${step} answered ${answer.status}`);
}

/**
 * Follows the page's way back to the shop, by its link or by the form that it posts. Returns our response, which is a
 * redirect.
 */
export async function leave(page: string): Promise<Response> {
  const html = await (await fetch(page)).text();
  const text = (pattern: RegExp) =>
    pattern.exec(html)?.[1]?.replaceAll('&amp;', '&').replaceAll('&#38;', '&');
  const action = text(/<form[^>]*method="post"[^>]*action="(https?:[^"]+)"/);
  if (action !== undefined) {
    const fields = [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)];
    const body = new URLSearchParams();
    for (const [, name = '', value = ''] of fields) body.append(name, unescaped(value));
    return fetch(action, { method: 'POST', body, redirect: 'manual' });
  }
  const link = text(/<a [^>]*href="(https?:[^"]+)"/);
  if (link === undefined) throw new Error(`No way back on ${page}: ${html.slice(0, 2000)}`);
  return fetch(link, { redirect: 'manual' });
}

const unescaped = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replaceAll('&amp;', '&');
