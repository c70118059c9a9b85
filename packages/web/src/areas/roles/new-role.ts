import { needsAccount, type RoleForm, type RoleValues, roleSchema, userRules } from '@daftar/domain';
import * as v from 'valibot';

/** Form of a new role. The platform owner's users also choose the role's account; the default is the platform owner. */
export type NewRoleForm = RoleForm & { userType: string; userTypeId: string };
export type NewRoleValues = RoleValues & { userTypeId?: string };

const accountSchema = v.pipe(
  v.object({
    userType: v.pipe(v.string(), v.minLength(1, userRules.userType.message)),
    userTypeId: v.string(),
  }),
  v.forward(
    v.partialCheck(
      [['userType'], ['userTypeId']],
      ({ userType, userTypeId }) => !needsAccount(userType) || userTypeId !== '',
      userRules.userTypeId.message,
    ),
    ['userTypeId'],
  ),
);

/** Role and account. For a role of the platform owner it omits `userTypeId`: the server then takes the caller's account. */
const newRoleSchema = v.pipe(
  v.intersect([roleSchema, accountSchema]),
  v.transform(({ userType, userTypeId, ...role }) => ({
    ...role,
    ...(needsAccount(userType) && { userTypeId }),
  })),
) as v.GenericSchema<NewRoleForm, NewRoleValues>;

/** Returns the role form's schema, which includes the account where the caller chooses one (for new roles only). */
export const roleFormSchema = (choosesAccount: boolean) =>
  (choosesAccount ? newRoleSchema : roleSchema) as v.GenericSchema<NewRoleForm, NewRoleValues>;
