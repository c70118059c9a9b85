import * as v from 'valibot';
import { profileMessages as messages } from './messages/profile.ts';
import { type Part, required } from './parts.ts';

export type ChangePasswordForm = { currentPassword: string; newPassword: string; confirmPassword: string };

/** The shortest password that an account can be made with. */
export const shortestPassword = 5;

function password(missing: string, shortest: number): Part<string> {
  return required(
    v.pipe(
      v.string(missing),
      v.minLength(1, missing),
      v.minLength(shortest, messages.passwordTooShort),
      v.maxLength(50, messages.passwordTooLong),
    ),
  );
}

/**
 * The password form; passwords are taken as typed, 2 to 50 characters.
 *
 * A new one is never shorter than at creation (5); `shortest` raises that.
 */
export function changePasswordSchema(
  shortest: number = shortestPassword,
): v.GenericSchema<ChangePasswordForm, ChangePasswordForm> {
  return v.pipe(
    v.object({
      currentPassword: password(messages.currentPassword, 2),
      newPassword: password(messages.newPassword, Math.max(shortest, shortestPassword)),
      confirmPassword: required(v.string(messages.confirmPassword)),
    }),
    v.forward(
      v.partialCheck(
        [['newPassword'], ['confirmPassword']],
        ({ newPassword, confirmPassword }) => newPassword === confirmPassword,
        messages.confirmPassword,
      ),
      ['confirmPassword'],
    ),
  );
}
