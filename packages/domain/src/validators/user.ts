import * as v from 'valibot';
import { accountKindOfUserType, type UserType, userTypes } from '../catalogue/users.ts';
import { userRules as rules } from '../generated/rules.ts';
import { shortestPassword } from './change-password.ts';
import { optional, type Part } from './field.ts';
import { asTyped, compact, oneOf, spelled, text } from './parts.ts';

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

/** A new password, as typed. A gateway that asks for longer ones than the form does raises both limits. */
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

/** The user form; what a caller may not choose is left out of the output. Source: administration specification, section 5. */
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

/** Merchants and operators belong to an account that is picked; admins to the provider. */
export function needsAccount(userType: string | undefined): boolean {
  const type = userTypes.find((one) => one === userType);
  return type !== undefined && accountKindOfUserType[type] !== 'owner';
}
