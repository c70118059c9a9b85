import type { ChoiceFilter } from '../../kit/forms/pickers/choice-queries.ts';
import { useSession } from '../../session/permissions/use-session.ts';

const all: ChoiceFilter = {};

/** Tells whether the caller gets the merchant and service filters, and which services to offer. */
export function useSellerFilters(urlSearch: Readonly<Record<string, unknown>>) {
  const { platformOwner, ofCarrier } = useSession();
  const text = (name: string) => (typeof urlSearch[name] === 'string' ? urlSearch[name] : '');
  const merchant = text('userTypeId');
  // A merchant in the URL is shown to every caller; otherwise the caller could not remove this filter.
  const choosesMerchant = platformOwner || ofCarrier || merchant !== '';
  // Service names are unique per merchant only, so a list across merchants would be ambiguous.
  const choosesService = !choosesMerchant || merchant !== '' || text('serviceId') !== '';
  return { choosesMerchant, choosesService, ofMerchant: merchant === '' ? all : { userTypeId: merchant } };
}
