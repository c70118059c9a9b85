import * as v from 'valibot';
import { profileMessages as messages } from './messages/profile.ts';
import { email, name } from './parts.ts';

export type ProfileForm = { name: string; email: string };

/** The profile form. */
export const profileSchema: v.GenericSchema<ProfileForm, ProfileForm> = v.object({
  name: name(messages),
  email: email(messages.email),
});
