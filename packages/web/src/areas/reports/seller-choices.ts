import { useQuery } from '@tanstack/react-query';
import { useMerchants } from '../../session/account-names.ts';
import { useSession } from '../../session/use-session.ts';
import { ownServices } from './own-services.ts';

type Choice = { readonly value: string; readonly label: string };

const byLabel = (a: Choice, b: Choice): number => a.label.localeCompare(b.label);

/** The merchants and services that transactions may be narrowed to; undefined where one has no such choice. */
export function useSellerChoices(asked: Readonly<Record<string, unknown>>) {
  const { platformOwner, ofCarrier } = useSession();
  const all = useMerchants(platformOwner);
  const { data = [] } = useQuery(ownServices);
  const text = (name: string) => (typeof asked[name] === 'string' ? asked[name] : '');
  const merchant = text('userTypeId');
  // One that an address names shows to everybody, so that it can be taken away.
  const choosesMerchant = platformOwner || ofCarrier || merchant !== '';
  // A carrier knows those whose services it carries.
  const carried = new Map(data.map(({ merchant: { _id, name } }) => [_id, { value: _id, label: name }]));
  const sold = merchant === '' ? data : data.filter((one) => one.merchant._id === merchant);
  const services = sold.map(({ _id, serviceName }) => ({ value: _id, label: serviceName }));
  // Names of services are a merchant's own: of all merchants' together nobody could choose.
  const choosesService = !choosesMerchant || merchant !== '' || text('serviceId') !== '';
  return {
    merchants: choosesMerchant ? (platformOwner ? all : [...carried.values()].sort(byLabel)) : undefined,
    services: choosesService ? services : undefined,
  };
}
