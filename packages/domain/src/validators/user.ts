import * as v from 'valibot';
import { accountKindOfUserType, type UserType, userTypes } from '../catalogue/users.ts';
import { shortestPassword } from './change-password.ts';
import { userMessages as messages } from './messages/people.ts';
import { compact, email, name, oneOf, optional, type Part, required, text } from './parts.ts';

export type UserForm = {
  name: string;
  userName: string;
  /** Asked for when the user is made; empty afterwards. */
  password: string;
  email: string;
  roleId: string;
  /** Chosen by the platform owner's people only; others leave both empty. */
  userType: string;
  /** The merchant or carrier that the user belongs to. */
  userTypeId: string;
};
export type UserValues = {
  name: string;
  userName: string;
  password?: string;
  email: string;
  roleId: string;
  userType?: UserType;
  userTypeId?: string;
};

export type UserRule = {
  /** The user is made: it needs a password. */
  readonly creating: boolean;
  /** The platform owner's people choose the type and the account. */
  readonly choosesAccount: boolean;
  /** `PASSWORD_MIN` of the gateway; never below 5. */
  readonly shortestPassword?: number;
};

const longestPassword = 15;

const userName: Part<string> = required(
  v.pipe(
    name({
      name: messages.userName,
      nameTooShort: messages.userNameTooShort,
      nameTooLong: messages.userNameTooLong,
    }),
    v.toLowerCase(),
  ),
);

/** Taken as typed; 5 to 15 characters, more where the gateway asks for longer ones. */
function password(shortest: number): Part<string> {
  return required(
    v.pipe(
      v.string(messages.password),
      v.minLength(1, messages.password),
      v.minLength(shortest, messages.passwordTooShort),
      v.maxLength(Math.max(longestPassword, shortest), messages.passwordTooLong),
    ),
  );
}

const nothing = v.pipe(
  v.optional(v.string(), ''),
  v.transform(() => undefined),
) as Part<undefined>;

/** The user form; what a caller may not choose is left out of the output. Source: administration specification, section 5. */
export function userSchema({
  creating,
  choosesAccount,
  shortestPassword: shortest = shortestPassword,
}: UserRule): v.GenericSchema<UserForm, UserValues> {
  return v.pipe(
    v.object({
      name: name(messages),
      userName,
      password: creating ? password(Math.max(shortest, shortestPassword)) : nothing,
      email: email(messages.email),
      roleId: text(messages.role, 64),
      userType: choosesAccount ? oneOf(userTypes, messages.userType) : nothing,
      userTypeId: choosesAccount ? optional(text(messages.account, 64)) : nothing,
    }),
    v.forward(
      v.partialCheck(
        [['userType'], ['userTypeId']],
        ({ userType, userTypeId }) => !needsAccount(userType) || userTypeId !== undefined,
        messages.account,
      ),
      ['userTypeId'],
    ),
    v.transform(compact),
  ) as v.GenericSchema<UserForm, UserValues>;
}

/** Merchants and operators belong to an account that is picked; admins to the provider. */
export function needsAccount(userType: string | undefined): boolean {
  const type = userTypes.find((one) => one === userType);
  return type !== undefined && accountKindOfUserType[type] !== 'owner';
}
