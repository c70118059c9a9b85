import { needsAccount, type UserForm } from '@daftar/domain';
import type { User } from '@daftar/sdk';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormValues } from '../../kit/bindings/use-form-values.ts';
import { fieldsOf } from '../../kit/fields/fields-of.ts';
import { problemText } from '../../kit/parts/problem.tsx';
import { useNeeds } from '../../session/use-needs.ts';
import { useRoleChoices } from './user-choices.ts';

const field = fieldsOf<UserForm>();

type Props = {
  own: string | undefined;
  /** The role that the user has now: it is named even for who sees no roles. */
  current: User['role'] | undefined;
};

/** The role, one of those of the user's account; who may not see them, or finds none, is told so. */
export function RoleField({ own, current }: Props) {
  const { userType, userTypeId } = useFormValues<UserForm>();
  const needs = useNeeds();
  const { t, foreign } = useTexts();
  const chosen = needsAccount(userType) ? userTypeId || undefined : own;
  const { choices: roles, error, none } = useRoleChoices(chosen);
  const held = current && !roles.some(({ value }) => value === current._id);
  const nothing = none && !held ? t('This account has no roles yet: create one first.') : undefined;
  return (
    <field.Select
      name="roleId"
      label="Role"
      required
      options={held ? [{ value: current._id, label: current.name }, ...roles] : roles}
      note={needs.toOpen('Roles.viewAll') ?? (error ? foreign(problemText(error)) : nothing)}
    />
  );
}
