import * as v from 'valibot';
import { accountKindOfUserType, type UserType, userTypes } from '../catalogue/choices.ts';
import { userRules as rules } from '../generated/rules.ts';
import { shortestPassword } from './change-password.ts';
import { optional, type Part } from './field.ts';
import { asTyped, compact, oneOf, spelled, text } from './parts.ts';

export type UserForm = {
  name: string;
  userName: string;
  /** Required for a new user; empty when an existing user is edited. */
  password: string;
  email: string;
  roleId: string;
  /** Only users of the platform owner choose type and account; for other callers both fields are empty. */
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
  /** Whether the user is new and so needs a password. */
  readonly creating: boolean;
  /** Whether the caller chooses type and account, as users of the platform owner do. */
  readonly choosesAccount: boolean;
  /** `PASSWORD_MIN` of the gateway; never below 5. */
  readonly shortestPassword?: number;
};

/** A new password, not trimmed. A gateway that requires longer passwords than the form raises both limits. */
const password = (shortest: number): Part<string> =>
  asTyped({
    ...rules.password,
    minLength: Math.max(shortest, rules.password.minLength),
    maxLength: Math.max(shortest, rules.password.maxLength),
  });

const nothing = v.pipe(
  v.optional(v.unknown()),
  v.transform(() => undefined),
) as unknown as Part<undefined>;

/**
 * The user form. The output omits fields that the caller may not choose. Source: administration specification, section 5.
 */
export function userSchema({
  creating,
  choosesAccount,
  shortestPassword: shortest = shortestPassword,
}: UserRule): v.GenericSchema<UserForm, UserValues> {
  return v.pipe(
    v.object({
      name: text(rules.name),
      userName: spelled(rules.userName, (typed) => typed.trim().toLowerCase()),
      password: creating ? password(shortest) : nothing,
      email: text(rules.email),
      roleId: text(rules.roleId),
      userType: choosesAccount ? oneOf(userTypes, rules.userType) : nothing,
      userTypeId: choosesAccount ? optional(text(rules.userTypeId)) : nothing,
    }),
    v.forward(
      v.partialCheck(
        [['userType'], ['userTypeId']],
        ({ userType, userTypeId }) => !needsAccount(userType) || userTypeId !== undefined,
        rules.userTypeId.message,
      ),
      ['userTypeId'],
    ),
    v.transform(compact),
  ) as v.GenericSchema<UserForm, UserValues>;
}

/** Merchants and operators belong to an account that the caller chooses; admins belong to the platform owner. */
export function needsAccount(userType: string | undefined): boolean {
  const type = userTypes.find((one) => one === userType);
  return type !== undefined && accountKindOfUserType[type] !== 'owner';
}
