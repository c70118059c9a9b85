import { type OperationId, type UserType, userTypes } from '@daftar/domain';
import { fieldsOf } from '../../forms/fields/fields-of.ts';
import { useFormValues } from '../../forms/state/use-form-values.ts';
import { useSetField } from '../../forms/state/use-set-field.ts';
import { useHost } from '../../records/host.ts';

/** The operation that lists the accounts of a user type. */
const listOf = {
  Merchant: 'listMerchants',
  Operator: 'listCarriers',
} as const satisfies Partial<Record<UserType, OperationId>>;
const kindOf = { Merchant: 'merchant', Operator: 'carrier' } as const;

type Belonging = { userType: string; userTypeId: string };

const field = fieldsOf<Belonging>();

type Props = {
  readonly disabled?: boolean;
  /** Called when the user chooses another account, which makes values that depend on the account invalid. */
  readonly changed?: () => void;
};

/** The fields for the account of a user or role. Only users of the platform owner see them. */
export function AccountFields({ disabled = false, changed }: Props) {
  const { userType, userTypeId } = useFormValues<Belonging>();
  const setField = useSetField<Belonging>();
  const { refusalOf } = useHost().useUser();
  const type = userTypes.find((one) => one === userType);
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
        hint="Admin: users of {{provider}}. Operator: users of a carrier. Merchant: users of a merchant."
        changed={forget}
      />
      {type && type !== 'Admin' && (
        <field.Record
          key={type}
          name="userTypeId"
          label="Account"
          kind={kindOf[type]}
          required
          disabled={disabled}
          note={refusalOf(listOf[type])}
          changed={changed}
        />
      )}
    </>
  );
}
