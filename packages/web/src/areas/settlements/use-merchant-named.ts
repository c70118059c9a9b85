import { useQuery } from '@tanstack/react-query';
import { choicesQuery } from '../../kit/forms/pickers/choice-queries.ts';

/** Finds a merchant by name, because settlements refer to merchants by name; undefined while loading or without a name. */
export function useMerchantNamed(name: string, wanted = true) {
  const { data } = useQuery({ ...choicesQuery('merchant', name), enabled: wanted && name !== '' });
  return data?.find((merchant) => merchant.name === name);
}
