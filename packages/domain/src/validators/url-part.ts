import * as v from 'valibot';
import type { Part } from './field.ts';
import { type FieldRule, messageOfRule } from './field-rule.ts';
import { isAllowedUrl, type UrlRule } from './is-allowed-url.ts';
import { text } from './parts.ts';

/** An address that the gateway, with its own rule for this machine, may call or send customers to. */
export const url = (rule: FieldRule, urls: UrlRule): Part<string> =>
  v.pipe(
    text(rule),
    v.check((address) => isAllowedUrl(address, urls), messageOfRule(rule, 'known')),
  );
