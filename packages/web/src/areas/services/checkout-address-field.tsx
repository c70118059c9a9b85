import { useId } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Input } from '../../ui/controls.tsx';
import '../../kit/fields/fields.css';
import { exampleAddress, keepAddress } from './checkout-address.ts';

type Props = {
  readonly typed: string;
  readonly change: (typed: string) => void;
  /** Whether what was typed is an address. */
  readonly known: boolean;
};

/** Where the gateway's checkout is, for the lines below; this browser keeps it. */
export function CheckoutAddress({ typed, change, known }: Props) {
  const { t } = useTexts();
  const id = useId();
  const wrong = typed.trim() !== '' && !known;
  return (
    <div className="field">
      <label htmlFor={id}>{t('Checkout address')}</label>
      <Input
        id={id}
        dir="ltr"
        inputMode="url"
        autoComplete="off"
        placeholder={exampleAddress}
        value={typed}
        aria-invalid={wrong}
        aria-describedby={`${id}-below`}
        onChange={(event) => {
          change(event.target.value);
          keepAddress(event.target.value);
        }}
      />
      <p id={`${id}-below`} className={wrong ? 'field-error' : 'field-hint'}>
        {wrong
          ? t('Please provide valid URL')
          : t('Where customers pay: the code below loads the checkout from there.')}
      </p>
    </div>
  );
}
