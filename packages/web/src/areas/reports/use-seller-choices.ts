import { useQuery } from '@tanstack/react-query';
import { useMerchants } from '../../session/account-names.ts';
import { useSession } from '../../session/use-session.ts';
import { ownServices } from './own-services.ts';

type Choice = { readonly value: string; readonly label: string };

const byLabel = (a: Choice, b: Choice): number => a.label.localeCompare(b.label);

/** Returns the options of the merchant and service filters; undefined where the caller does not get that filter. */
export function useSellerChoices(urlSearch: Readonly<Record<string, unknown>>) {
  const { platformOwner, ofCarrier } = useSession();
  const allMerchants = useMerchants(platformOwner);
  const { data = [] } = useQuery(ownServices);
  const text = (name: string) => (typeof urlSearch[name] === 'string' ? urlSearch[name] : '');
  const merchant = text('userTypeId');
  // A merchant in the URL is shown to every caller, who could not remove the filter otherwise.
  const choosesMerchant = platformOwner || ofCarrier || merchant !== '';
  // A carrier chooses among the merchants of the services it carries.
  const carrierMerchants = new Map(
    data.map(({ merchant: { _id, name } }) => [_id, { value: _id, label: name }]),
  );
  const merchantServices = merchant === '' ? data : data.filter((one) => one.merchant._id === merchant);
  const services = merchantServices.map(({ _id, serviceName }) => ({ value: _id, label: serviceName }));
  // Service names are unique per merchant only, so a list across merchants would be ambiguous.
  const choosesService = !choosesMerchant || merchant !== '' || text('serviceId') !== '';
  return {
    merchants: choosesMerchant
      ? platformOwner
        ? allMerchants
        : [...carrierMerchants.values()].sort(byLabel)
      : undefined,
    services: choosesService ? services : undefined,
  };
}
