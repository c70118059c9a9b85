import * as v from 'valibot';
import { blacklistRules as rules } from '../generated/rules.ts';
import { normaliseMsisdn } from '../text/msisdn.ts';
import { text } from './parts.ts';

export type BlacklistForm = { msisdn: string };

/** The blacklist form: a number in any spelling that has its country's calling code; its digits come out. */
export const blacklistSchema: v.GenericSchema<BlacklistForm, BlacklistForm> = v.object({
  msisdn: v.pipe(
    text(rules.msisdn),
    v.transform((typed) => normaliseMsisdn(typed)),
  ),
});
