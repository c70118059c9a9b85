import type { SessionStatus } from '../../protocol.ts';
import { useLocale } from '../i18n/locale-context.ts';
import type { Text } from '../i18n/text.ts';
import { merchantOf, type Service, type Session } from '../model.ts';
import { Amount } from '../parts/amount.tsx';

/** What the amount is once the session has ended; until then, it is to be paid. */
const amountLabels: Partial<Record<SessionStatus, Text>> = {
  paid: 'Paid',
  failed: 'Amount',
  expired: 'Amount',
};

/** Merchant, order and amount; always at the top of the page. */
export function Summary({ session, service }: { session: Session; service: Service }) {
  const { t } = useLocale();
  const merchant = merchantOf(service);
  const initial = [...merchant.trim()][0]?.toUpperCase();
  return (
    <header className="summary">
      <div className="merchant">
        <span className="initial" aria-hidden="true">
          {initial}
        </span>
        <div>
          <h1>{merchant}</h1>
          <p className="meta">
            {session.product && (
              <>
                <bdi>{session.product}</bdi> ·{' '}
              </>
            )}
            {t('Order')} <bdi dir="ltr">{session.orderId}</bdi>
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
