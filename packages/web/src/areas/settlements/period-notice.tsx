import { Alert } from '@chakra-ui/react/alert';
import { Link as ChakraLink } from '@chakra-ui/react/link';
import { Stack } from '@chakra-ui/react/stack';
import type { SettlementInputForm as Form } from '@daftar/domain';
import type { Settlement } from '@daftar/sdk';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormState } from '../../kit/forms/state/form-state.ts';
import { useFormValues } from '../../kit/forms/state/use-form-values.ts';
import { listDate } from '../../kit/ui/cells/local-dates.ts';
import { moneyText } from '../../kit/ui/cells/money-cell.tsx';
import { overlapQuery } from './overlap-query.ts';
import { useMerchantNamed } from './use-merchant-named.ts';
import { useRevenue } from './use-revenue.ts';
import { useSettlementPage } from './use-settlement-page.ts';

/** Returns the settlements that overlap the form's period. */
function useOverlaps(): readonly Settlement[] {
  const { readOnly } = useFormState();
  const { dateFrom, dateTo, merchantName, localCurrency: currency } = useFormValues<Form>();
  const userTypeId = useMerchantNamed(merchantName, !readOnly)?._id ?? '';
  const query = overlapQuery({ userTypeId, currency, dateFrom, dateTo });
  const { data = [] } = useQuery({ ...query, enabled: !readOnly && query.enabled === true });
  return query.enabled === true ? data : [];
}

/** The settlements that overlap a period, each with a link that opens in a new tab, so that typed values stay. */
export function OverlapList({ overlaps }: { overlaps: readonly Settlement[] }) {
  const { t, digits, language } = useTexts();
  const settlementPage = useSettlementPage();
  const day = (date: string) => listDate(`${date}T00:00:00Z`, 'UTC', language);
  return (
    <Stack as="ul" gap="1">
      {overlaps.map(({ _id, transactionId, ...period }) => (
        <li key={_id}>
          {t('This period overlaps settlement # {{number}} ({{from}} to {{to}})', {
            number: transactionId,
            from: day(period.dateFrom),
            to: day(period.dateTo),
          })}{' '}
          <ChakraLink asChild variant="underline">
            <Link {...settlementPage(_id)} target="_blank">
              {t('Show')}
              <span className="visually-hidden"> # {digits(String(transactionId))}</span>
            </Link>
          </ChakraLink>
        </li>
      ))}
    </Stack>
  );
}

type LateProps = { readonly refunds: number; readonly earned: number; readonly outweigh: boolean };

/** Says what refunds of settled payments take from this revenue, or why they leave nothing to settle. */
function LateRefunds({ refunds, earned, outweigh }: LateProps) {
  const { t, language } = useTexts();
  const { localCurrency } = useFormValues<Form>();
  const amount = (value: number) => `${moneyText(value, localCurrency, language) ?? value} ${localCurrency}`;
  return (
    <Alert.Description>
      {outweigh
        ? t(
            'Refunds of payments that are settled already ({{refunds}}) are more than this period has earned ({{earned}}). They wait for a period that covers them.',
            { refunds: amount(refunds), earned: amount(earned) },
          )
        : t('Refunds of payments that are settled already are deducted: {{refunds}}', {
            refunds: amount(refunds),
          })}
    </Alert.Description>
  );
}

/**
 * Says before Save that there is nothing to settle, or that the period overlaps others. It is one notice, so that two cannot
 * contradict each other.
 */
export function PeriodNotice() {
  const { t } = useTexts();
  const { readOnly } = useFormState();
  const { nothing, late } = useRevenue();
  const overlaps = useOverlaps();
  if (readOnly || (!nothing && !late && overlaps.length === 0)) return null;
  return (
    <Alert.Root status={nothing || overlaps.length === 0 ? 'info' : 'warning'} role="status" size="sm">
      <Alert.Indicator />
      <Alert.Content>
        {nothing && <Alert.Title>{t('There is nothing to settle in this period.')}</Alert.Title>}
        {late && <LateRefunds {...late} outweigh={nothing} />}
        {overlaps.length > 0 && <OverlapList overlaps={overlaps} />}
        {!nothing && overlaps.length > 0 && (
          <Alert.Description>{t('You must give a reason to save.')}</Alert.Description>
        )}
      </Alert.Content>
    </Alert.Root>
  );
}
