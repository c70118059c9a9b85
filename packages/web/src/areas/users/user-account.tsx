import { needsAccount, type UserForm, userTypes } from '@daftar/domain';
import type { User } from '@daftar/sdk';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormValues } from '../../kit/bindings/use-form-values.ts';
import { useSetField } from '../../kit/bindings/use-set-field.ts';
import { fieldsOf } from '../../kit/fields/fields-of.ts';
import { problemText } from '../../kit/parts/problem.tsx';
import { useNeeds } from '../../session/use-needs.ts';
import { listOf, useAccountChoices, useRoleChoices } from './user-choices.ts';

const field = fieldsOf<UserForm>();

/** Whose user it is, chosen by the provider's people only. */
export function AccountFields({ disabled }: { disabled: boolean }) {
  const { userType } = useFormValues<UserForm>();
  const setField = useSetField();
  const needs = useNeeds();
  const type = userTypes.find((one) => one === userType);
  const accounts = useAccountChoices(type);
  const { foreign } = useTexts();
  const forget = () => {
    setField('userTypeId', '');
    setField('roleId', '');
  };
  return (
    <>
      <field.Select
        name="userType"
        label="User Type"
        required
        disabled={disabled}
        options={userTypes}
        changed={forget}
      />
      {type && type !== 'Admin' && (
        <field.Select
          name="userTypeId"
          label="Account"
          required
          disabled={disabled}
          options={accounts.choices}
          note={
            needs.toOpen(listOf[type]) ?? (accounts.error ? foreign(problemText(accounts.error)) : undefined)
          }
          changed={() => setField('roleId', '')}
        />
      )}
    </>
  );
}

type RoleFieldProps = {
  own: string | undefined;
  /** The role that the user has now: it is named even for who sees no roles. */
  current: User['role'] | undefined;
};

/** The role, one of those of the user's account; who may not see them is told so. */
export function RoleField({ own, current }: RoleFieldProps) {
  const { userType, userTypeId } = useFormValues<UserForm>();
  const needs = useNeeds();
  const { foreign } = useTexts();
  const { choices: roles, error } = useRoleChoices(needsAccount(userType) ? userTypeId || undefined : own);
  const held = current && !roles.some(({ value }) => value === current._id);
  return (
    <field.Select
      name="roleId"
      label="Role"
      required
      options={held ? [{ value: current._id, label: current.name }, ...roles] : roles}
      note={needs.toOpen('Roles.viewAll') ?? (error ? foreign(problemText(error)) : undefined)}
    />
  );
}
