import * as v from 'valibot';
import type { Part } from './field.ts';
import { type FieldRule, messageOfRule } from './field-rule.ts';
import { isAllowedUrl, type UrlRule } from './is-allowed-url.ts';
import { text } from './parts.ts';

/**
 * A field with a URL that the gateway may call or redirect customers to; `urls` says whether local http URLs are allowed.
 */
export const url = (rule: FieldRule, urls: UrlRule): Part<string> =>
  v.pipe(
    text(rule),
    v.check((address) => isAllowedUrl(address, urls), messageOfRule(rule, 'known')),
  );
