import { useTexts } from '../../i18n/use-texts.ts';

type Props = {
  readonly currencies: readonly string[];
  readonly currency: string;
  readonly choose: (currency: string) => void;
};

/** Selects one of the currencies in which payments were made. */
export function CurrencySwitch({ currencies, currency, choose }: Props) {
  const { t } = useTexts();
  return (
    <fieldset className="currency-switch no-print">
      <legend className="visually-hidden">{t('Currency')}</legend>
      {currencies.map((one) => (
        <label key={one}>
          <input
            type="radio"
            name="revenue-currency"
            className="visually-hidden"
            checked={one === currency}
            onChange={() => choose(one)}
          />
          <span>{one}</span>
        </label>
      ))}
    </fieldset>
  );
}
