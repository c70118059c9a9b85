import { useQuery } from '@tanstack/react-query';
import { choicesQuery } from '../../kit/pickers/choice-queries.ts';

/** Returns the merchant with a name, by which settlements refer to merchants; undefined while it loads or without a name. */
export function useMerchantNamed(name: string, wanted = true) {
  const { data } = useQuery({ ...choicesQuery('merchant', name), enabled: wanted && name !== '' });
  return data?.find((merchant) => merchant.name === name);
}
