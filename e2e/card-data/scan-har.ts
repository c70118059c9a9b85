import { readFileSync } from 'node:fs';
import { findCardData } from './find-card-data.ts';

interface HarEntry {
  request: {
    method: string;
    url: string;
    headers: { name: string; value: string }[];
    postData?: { text?: string };
  };
  response: { headers: { name: string; value: string }[]; content: { mimeType?: string; text?: string } };
}

export interface HarScan {
  /** Addresses of the requests whose body carried a card. */
  carriers: string[];
  /** Card data anywhere else: addresses, headers, other bodies, responses. */
  findings: string[];
}

/**
 * Scans a recorded HAR file. Card data is allowed in the body of a POST to `gateway`, and on a provider's own page in the body of the
 * form that the page sends to itself. Pages of `provider` are the provider's, so their content is not read.
 */
export function scanHar(file: string, { gateway, provider }: { gateway: string; provider: string }): HarScan {
  const { log } = JSON.parse(readFileSync(file, 'utf8')) as { log: { entries: HarEntry[] } };
  const carriers: string[] = [];
  const findings: string[] = [];
  for (const { request, response } of log.entries) {
    const { method, url, headers, postData } = request;
    const body = postData?.text ?? '';
    if (findCardData(body)) {
      const isTheirs = url.startsWith(`${provider}/`) && /\/pay\/[^/]+\/card\b/.test(url);
      const isOurs = url.startsWith(`${gateway}/`) && method === 'POST';
      if (isOurs || isTheirs) carriers.push(`${method} ${url.split('?')[0]}`);
      else findings.push(`body of ${method} ${url}`);
    }
    const answer = url.startsWith(`${provider}/`) ? '' : (response.content.text ?? '');
    const around = [url, ...[...headers, ...response.headers].map(({ name, value }) => `${name}: ${value}`)];
    for (const text of [...around, answer]) {
      const found = findCardData(text);
      if (found) findings.push(`${method} ${url}: ${found}`);
    }
  }
  return { carriers, findings };
}
