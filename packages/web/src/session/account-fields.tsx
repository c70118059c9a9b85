import { userTypes } from '@daftar/domain';
import { useTexts } from '../i18n/use-texts.ts';
import { useFormValues } from '../kit/bindings/use-form-values.ts';
import { useSetField } from '../kit/bindings/use-set-field.ts';
import { fieldsOf } from '../kit/fields/fields-of.ts';
import { problemText } from '../kit/parts/problem.tsx';
import { listOf, useAccountChoices } from './account-choices.ts';
import { useNeeds } from './use-needs.ts';

type Belonging = { userType: string; userTypeId: string };

const field = fieldsOf<Belonging>();

type Props = {
  readonly disabled?: boolean;
  /** Called when another account is chosen; values that depend on the account are then invalid. */
  readonly changed?: () => void;
};

/** The fields for the account of a user or role. Only users of the provider see them. */
export function AccountFields({ disabled = false, changed }: Props) {
  const { userType, userTypeId } = useFormValues<Belonging>();
  const setField = useSetField();
  const needs = useNeeds();
  const type = userTypes.find((one) => one === userType);
  const accounts = useAccountChoices(type);
  const { foreign } = useTexts();
  const forget = () => {
    // Does not touch an empty field, because that would show its error.
    if (userTypeId !== '') setField('userTypeId', '');
    changed?.();
  };
  return (
    <>
      <field.Select
        name="userType"
        label="User Type"
        required
        disabled={disabled}
        options={userTypes}
        hint="Admin: users of the provider. Operator: users of a carrier. Merchant: users of a merchant."
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
          changed={changed}
        />
      )}
    </>
  );
}
