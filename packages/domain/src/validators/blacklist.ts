import * as v from 'valibot';
import { normaliseMsisdn } from '../text/msisdn.ts';
import { blacklistMessages as messages } from './messages/catalogue.ts';
import { text } from './parts.ts';

export type BlacklistForm = { msisdn: string };

/** The blacklist form: a number in one spelling, its digits with the calling code where it is one that we know. */
export const blacklistSchema: v.GenericSchema<BlacklistForm, BlacklistForm> = v.object({
  msisdn: v.pipe(
    text(messages.msisdn, 40),
    v.transform((typed) => normaliseMsisdn(typed)),
    v.regex(/^\d{7,20}$/, messages.msisdn),
  ),
});
