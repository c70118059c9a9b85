import type { SessionStatus } from '../../protocol.ts';
import { useLocale } from '../i18n/locale-context.ts';
import type { Text } from '../i18n/text.ts';
import { merchantOf, type Service, type Session } from '../model.ts';
import { Amount } from '../parts/amount.tsx';
import { Icon } from '../parts/icon.tsx';
import { MerchantMark } from '../parts/merchant-mark.tsx';

/** What the amount is once the session has ended; until then, it is to be paid. */
const amountLabels: Partial<Record<SessionStatus, Text>> = {
  paid: 'Paid',
  failed: 'Amount',
  expired: 'Amount',
};

interface SummaryProps {
  session: Session;
  service: Service;
  /** Where the customer can leave without paying. */
  cancelUrl?: string | undefined;
}

/** Merchant, order and amount: at the top of the page, or beside the form on a wide one. */
export function Summary({ session, service, cancelUrl }: SummaryProps) {
  const { t } = useLocale();
  const merchant = merchantOf(service);
  return (
    <header className="summary">
      {cancelUrl && session.status === 'open' && <CancelLink address={cancelUrl} merchant={merchant} />}
      <div className="merchant">
        <MerchantMark name={merchant} logo={service.merchantLogo} />
        <div>
          <h1>{merchant}</h1>
          <p className="meta bought">
            {session.product && (
              <>
                <bdi className="product">{session.product}</bdi> <span className="dot">·</span>{' '}
              </>
            )}
            <span>
              {t('Order')} <bdi dir="ltr">{session.orderId}</bdi>
            </span>
          </p>
        </div>
      </div>
      <div className="total">
        <span className="meta">{t(amountLabels[session.status] ?? 'Amount to pay')}</span>
        <Amount value={session.amount} currency={session.currency} />
      </div>
    </header>
  );
}

/** The link back to the shop while nothing is paid. Rejects addresses that are no web page, whatever the gateway sends. */
function CancelLink({ address, merchant }: { address: string; merchant: string }) {
  const { t } = useLocale();
  if (!/^https?:\/\//.test(address)) return null;
  return (
    <a className="cancel" href={address}>
      <Icon name="back" size={16} />
      {t('Back to {merchant}', { merchant })}
    </a>
  );
}
