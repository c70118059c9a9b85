import { needsAccount, type UserForm, userTypes } from '@daftar/domain';
import { useFormValues } from '../../kit/bindings/use-form-values.ts';
import { useSetField } from '../../kit/bindings/use-set-field.ts';
import { fieldsOf } from '../../kit/fields/fields-of.ts';
import { useAccountChoices, useRoleChoices } from './user-choices.ts';

const field = fieldsOf<UserForm>();

/** Whose user it is, chosen by the provider's people only. */
export function AccountFields({ disabled }: { disabled: boolean }) {
  const { userType } = useFormValues<UserForm>();
  const setField = useSetField();
  const accounts = useAccountChoices(userTypes.find((type) => type === userType));
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
      {needsAccount(userType) && (
        <field.Select
          name="userTypeId"
          label="Account"
          required
          disabled={disabled}
          options={accounts}
          changed={() => setField('roleId', '')}
        />
      )}
    </>
  );
}

/** The role, one of those of the user's account. */
export function RoleField({ own }: { own: string | undefined }) {
  const { userType, userTypeId } = useFormValues<UserForm>();
  const roles = useRoleChoices(needsAccount(userType) ? userTypeId || undefined : own);
  return <field.Select name="roleId" label="Role" required options={roles} />;
}
