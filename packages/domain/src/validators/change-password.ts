import * as v from 'valibot';
import { changePasswordRules as rules, userRules } from '../generated/rules.ts';
import { field } from './field.ts';
import { asTyped } from './parts.ts';

export type ChangePasswordForm = { currentPassword: string; newPassword: string; confirmPassword: string };

/** The minimum length of a new user's password. */
export const shortestPassword: number = userRules.password.minLength;

/**
 * The password form. Passwords have 2 to 50 characters and are not trimmed.
 *
 * A new password has at least 5 characters, like the password of a new user; `shortest` can raise that minimum.
 */
export function changePasswordSchema(
  shortest: number = shortestPassword,
): v.GenericSchema<ChangePasswordForm, ChangePasswordForm> {
  return v.pipe(
    v.object({
      currentPassword: asTyped(rules.currentPassword),
      newPassword: asTyped({ ...rules.newPassword, minLength: Math.max(shortest, shortestPassword) }),
      confirmPassword: field<string>(rules.confirmPassword, (typed) =>
        typeof typed === 'string' ? { value: typed } : { broken: 'type' },
      ),
    }),
    v.forward(
      v.partialCheck(
        [['newPassword'], ['confirmPassword']],
        ({ newPassword, confirmPassword }) => newPassword === confirmPassword,
        rules.confirmPassword.message,
      ),
      ['confirmPassword'],
    ),
  );
}
