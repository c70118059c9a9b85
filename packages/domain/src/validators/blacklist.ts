import * as v from 'valibot';
import { blacklistRules as rules } from '../generated/rules.ts';
import { normaliseMsisdn } from '../text/msisdn.ts';
import { text } from './parts.ts';

export type BlacklistForm = { msisdn: string };

/** The blacklist form: a phone number with calling code, in any notation. The output has its digits only. */
export const blacklistSchema: v.GenericSchema<BlacklistForm, BlacklistForm> = v.object({
  msisdn: v.pipe(
    text(rules.msisdn),
    v.transform((typed) => normaliseMsisdn(typed)),
  ),
});
