import { useQuery } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { PaymentLink } from '../../kit/features/payments/payment-link.tsx';
import { useListState } from '../../kit/lists/state/use-list-state.ts';

/** The server finds nothing for shorter texts that a list would not find. */
const SHORTEST = 2;

/**
 * Payments that the report's search text finds although the report does not show them: payments that are not completed, and
 * payments outside of the report's days, country, currency or filters.
 */
export function FoundElsewhere() {
  const { t } = useTexts();
  const { search } = useListState<'/reports'>();
  const q = (search.q ?? '').trim();
  const { data } = useQuery({
    queryKey: queryKeys.search(q),
    queryFn: async ({ signal }) => await api.search.find({ q }, { signal }),
    enabled: q.length >= SHORTEST,
  });
  const hits = q.length < SHORTEST ? [] : (data?.hits ?? []);
  const open = hits.filter(({ kind }) => kind === 'payment');
  const ended = hits.filter(({ kind }) => kind === 'transaction');
  return [
    { title: t('Not completed, so not in this report:'), found: open },
    { title: t('Outside of these days and filters:'), found: ended },
  ].map(
    ({ title, found }) =>
      found.length > 0 && (
        <p key={title} className="meta">
          {title}{' '}
          {found.map(({ _id, title: orderId }, index) => (
            <span key={_id}>
              {index > 0 && ' · '}
              <PaymentLink id={_id}>
                <bdi>{orderId}</bdi>
              </PaymentLink>
            </span>
          ))}
        </p>
      ),
  );
}
