import type { SettlementForm as Form } from '@daftar/domain';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormState } from '../../kit/bindings/form-state.ts';
import { useFormValues } from '../../kit/bindings/use-form-values.ts';
import { listDate } from '../../kit/cells/local-dates.ts';
import { Banner } from '../../kit/parts/banner.tsx';
import { overlapQuery } from './overlap-query.ts';
import { useMerchantNamed } from './use-merchant-named.ts';
import { useSettlementPage } from './use-settlement-page.ts';

/** Warns, before saving, which settlements overlap the chosen period. */
export function OverlapNotice() {
  const { t, digits, language } = useTexts();
  const { readOnly } = useFormState();
  const settlementPage = useSettlementPage();
  const { dateFrom, dateTo, merchantName, localCurrency: currency } = useFormValues<Form>();
  const userTypeId = useMerchantNamed(merchantName, !readOnly)?._id ?? '';
  const query = overlapQuery({ userTypeId, currency, dateFrom, dateTo });
  const { data = [] } = useQuery({ ...query, enabled: !readOnly && query.enabled === true });
  if (readOnly || data.length === 0) return null;
  const day = (date: string) => listDate(`${date}T00:00:00Z`, 'UTC', language);
  return (
    <Banner tone="caution">
      <ul className="overlaps">
        {data.map(({ _id, transactionId, ...period }) => (
          <li key={_id}>
            {t('This period overlaps settlement # {{number}} ({{from}} to {{to}})', {
              ...{ number: transactionId, from: day(period.dateFrom), to: day(period.dateTo) },
            })}{' '}
            {/* A new tab keeps the values typed into this form. */}
            <Link {...settlementPage(_id)} target="_blank" className="link">
              {t('Show')}
              <span className="visually-hidden"> # {digits(String(transactionId))}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p>{t('You must give a reason to save.')}</p>
    </Banner>
  );
}
