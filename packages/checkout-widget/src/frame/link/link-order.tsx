import { useLocale } from '../i18n/locale-context.ts';
import { Amount } from '../parts/amount.tsx';
import { MerchantMark } from '../parts/merchant-mark.tsx';
import type { LinkedPackage } from './link-api.ts';

/** Merchant and amount, as on the payment's page that follows, then 'Review your order' with the product. */
export function LinkOrder({ sold, orderId }: { sold: LinkedPackage; orderId: string }) {
  const { t } = useLocale();
  const { merchantName, merchantLogo, currency } = sold;
  const rows = [
    [t('For'), sold.name],
    [t('Order id'), orderId],
    [t('Currency'), currency],
  ] as const;
  return (
    <header className="summary">
      {merchantName && (
        <div className="merchant">
          <MerchantMark name={merchantName} logo={merchantLogo} />
          <div>
            <p className="meta">{t('Paid to')}</p>
            <p className="seller">
              <bdi>{merchantName}</bdi>
            </p>
          </div>
        </div>
      )}
      {!sold.openAmount && (
        <div className="total">
          <span className="meta">{t('Amount to pay')}</span>
          <Amount value={sold.amount} currency={currency} />
        </div>
      )}
      <div className="review">
        <h1>{t('Review your order')}</h1>
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
      </div>
    </header>
  );
}
