import { useLocale } from '../i18n/locale-context.ts';
import { Amount } from '../parts/amount.tsx';
import { MerchantMark } from '../parts/merchant-mark.tsx';
import type { LinkedPackage } from './link-api.ts';

/** 'Review your order': the merchant, the product and the amount. */
export function LinkOrder({ sold, orderId }: { sold: LinkedPackage; orderId: string }) {
  const { t } = useLocale();
  const { merchantName, merchantLogo, currency } = sold;
  const rows = [
    [t('Paid to'), merchantName],
    [t('For'), sold.name],
    [t('Order id'), orderId],
    [t('Currency'), currency],
  ] as const;
  return (
    <header className="summary">
      <div className="merchant">
        {merchantLogo && <MerchantMark name={merchantName} logo={merchantLogo} />}
        <h1 className="instruction">{t('Review your order')}</h1>
      </div>
      <dl className="facts">
        {rows.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ),
        )}
      </dl>
      {!sold.openAmount && (
        <div className="total">
          <span className="meta">{t('Amount to pay')}</span>
          <Amount value={sold.amount} currency={currency} />
        </div>
      )}
    </header>
  );
}
