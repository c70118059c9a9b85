import {
  type CardBrand,
  type CheckoutField,
  cardBrands,
  cvvLengthOf,
  detectBrand,
  groupCardNumber,
} from '@daftar/domain';
import type { Errors } from '../../form/read-form.ts';
import { useLocale } from '../../i18n/locale-context.ts';
import { MaskedField } from '../../parts/masked-field.tsx';
import { digitsIn } from '../../parts/masked-input.ts';
import { BrandMark, BrandRow } from './brand-mark.tsx';
import type { CardValues } from './card-values.ts';
import { maskTypedExpiry } from './expiry-text.ts';

interface CardFieldsProps {
  values: CardValues;
  errors: Errors<CheckoutField>;
  change: (part: Partial<CardValues>, field: CheckoutField) => void;
  /** The country's own card brand. */
  local: CardBrand;
}

type FieldProps = Omit<CardFieldsProps, 'local'>;

function NumberField({ values, errors, change, local }: CardFieldsProps) {
  const { t } = useLocale();
  const brand = detectBrand(values.cardNumber);
  return (
    <MaskedField
      label={t('Card number')}
      name="cardNumber"
      autoComplete="cc-number"
      placeholder="1234 1234 1234 1234"
      after={brand ? <BrandMark brand={brand} label={cardBrands[brand].label} /> : <BrandRow local={local} />}
      value={values.cardNumber}
      error={errors.cardNumber}
      mask={groupCardNumber}
      change={(cardNumber) => change({ cardNumber }, 'cardNumber')}
    />
  );
}

function ExpiryField({ values, errors, change }: FieldProps) {
  const { t } = useLocale();
  return (
    <MaskedField
      label={t('Expiry date')}
      name="cardExpiry"
      autoComplete="cc-exp"
      placeholder="MM/YY"
      value={values.cardExpiry}
      error={errors.cardExpiry}
      mask={maskTypedExpiry}
      change={(cardExpiry) => change({ cardExpiry }, 'cardExpiry')}
    />
  );
}

function CvvField({ values, errors, change }: FieldProps) {
  const { t } = useLocale();
  const cvvLength = cvvLengthOf(values.cardNumber);
  return (
    <MaskedField
      label={t('CVV')}
      name="cvv"
      autoComplete="cc-csc"
      placeholder={cvvLength === 4 ? '1234' : '123'}
      hint={cvvLength === 4 ? t('4 digits on the front') : t('3 digits on the back')}
      value={values.cvv}
      error={errors.cvv}
      mask={(typed) => digitsIn(typed, cvvLength)}
      change={(cvv) => change({ cvv }, 'cvv')}
    />
  );
}

/** Card number, expiry and CVV. Always left to right, because cards are printed that way. */
export function CardFields({ local, ...fields }: CardFieldsProps) {
  return (
    <>
      <NumberField {...fields} local={local} />
      <div className="pair">
        <ExpiryField {...fields} />
        <CvvField {...fields} />
      </div>
    </>
  );
}
