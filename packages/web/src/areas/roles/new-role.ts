import { needsAccount, type RoleForm, type RoleValues, roleSchema, userRules } from '@daftar/domain';
import * as v from 'valibot';

/** The role form of the provider's people, who say whose a new role is; theirs unless they say otherwise. */
export type NewRoleForm = RoleForm & { userType: string; userTypeId: string };
export type NewRoleValues = RoleValues & { userTypeId?: string };

const belonging = v.pipe(
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

/** The same with whose the role is: the provider's own account goes unsaid, as the server takes the caller's. */
const newRoleSchema = v.pipe(
  v.intersect([roleSchema, belonging]),
  v.transform(({ userType, userTypeId, ...role }) => ({
    ...role,
    ...(needsAccount(userType) && { userTypeId }),
  })),
) as v.GenericSchema<NewRoleForm, NewRoleValues>;

/** The rules of a role's form; of a new one's, where the caller chooses whose it is. */
export const roleRules = (choosesAccount: boolean) =>
  (choosesAccount ? newRoleSchema : roleSchema) as v.GenericSchema<NewRoleForm, NewRoleValues>;
