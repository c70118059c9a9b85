import * as v from 'valibot';
import { loginRules as rules } from '../generated/rules.ts';
import { asTyped, spelled } from './parts.ts';

export type LoginForm = { userName: string; password: string; rememberMe?: boolean };
export type LoginValues = LoginForm;

/** The sign-in form: userName is trimmed and lower-cased, the password is not changed. */
export const loginSchema: v.GenericSchema<LoginForm, LoginValues> = v.object({
  userName: spelled(rules.userName, (typed) => typed.trim().toLowerCase()),
  password: asTyped(rules.password),
  rememberMe: v.exactOptional(v.boolean()),
});
