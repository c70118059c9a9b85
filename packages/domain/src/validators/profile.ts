import * as v from 'valibot';
import { profileRules as rules } from '../generated/rules.ts';
import { text } from './parts.ts';

export type ProfileForm = { name: string; email: string };

/** The profile form. */
export const profileSchema: v.GenericSchema<ProfileForm, ProfileForm> = v.object({
  name: text(rules.name),
  email: text(rules.email),
});
