import * as v from 'valibot';
import { loginMessages } from './messages/login.ts';
import { required } from './parts.ts';

export type LoginForm = { userName: string; password: string; rememberMe?: boolean };
export type LoginValues = LoginForm;

/** The sign-in form: userName is trimmed and lower-cased, the password goes as typed. */
export const loginSchema: v.GenericSchema<LoginForm, LoginValues> = v.object({
  userName: required(
    v.pipe(
      v.string(loginMessages.userName),
      v.trim(),
      v.toLowerCase(),
      v.minLength(1, loginMessages.userName),
      v.maxLength(256, loginMessages.userName),
    ),
  ),
  password: required(
    v.pipe(
      v.string(loginMessages.password),
      v.minLength(1, loginMessages.password),
      v.maxLength(1024, loginMessages.password),
    ),
  ),
  rememberMe: v.exactOptional(v.boolean()),
});
