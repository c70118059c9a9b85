import { needsAccount, type UserForm } from '@daftar/domain';
import type { User } from '@daftar/sdk';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormValues } from '../../kit/bindings/use-form-values.ts';
import { fieldsOf } from '../../kit/fields/fields-of.ts';
import { problemText } from '../../kit/parts/problem.tsx';
import { useNeeds } from '../../session/use-needs.ts';
import { useRoleChoices } from './use-role-choices.ts';

const field = fieldsOf<UserForm>();

type Props = {
  /** The account of the user; of the caller for a new user. */
  accountId: string | undefined;
  /** The user's present role: shown even to callers who may not list roles. */
  current: User['role'] | undefined;
};

/** Selects one of the account's roles; shows a note when the caller may not list roles or the account has none. */
export function RoleField({ accountId, current }: Props) {
  const { userType, userTypeId } = useFormValues<UserForm>();
  const needs = useNeeds();
  const { t, foreign } = useTexts();
  const roleAccountId = needsAccount(userType) ? userTypeId || undefined : accountId;
  const { choices: roles, error, isEmpty } = useRoleChoices(roleAccountId);
  const currentIsMissing = current && !roles.some(({ value }) => value === current._id);
  const emptyNote =
    isEmpty && !currentIsMissing ? t('This account has no roles yet: create one first.') : undefined;
  return (
    <field.Select
      name="roleId"
      label="Role"
      required
      options={currentIsMissing ? [{ value: current._id, label: current.name }, ...roles] : roles}
      note={needs.toOpen('listRoles') ?? (error ? foreign(problemText(error)) : emptyNote)}
    />
  );
}
