import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import type { Text } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useBoundField } from '../bindings/use-bound-field.ts';
import { availabilityQuery, type UniqueName } from './availability-query.ts';
import { TextField } from './text-field.tsx';

const taken: Readonly<Record<UniqueName, Text>> = {
  carrierName: 'An account with this name exists already',
  merchantName: 'An account with this name exists already',
  roleName: 'A role with this name exists already',
  serviceName: 'A service with this name exists already',
  userName: 'This username is taken',
};

type Props = ComponentProps<typeof TextField> & {
  /** What nobody else may be called. */
  readonly unique: UniqueName;
  /** What the record is called now, which is no other's name. */
  readonly own?: string | undefined;
  /** The account whose names count, where not every one does; nothing is asked while there is none. */
  readonly of?: string | undefined;
};

/** A name that only one may have: says while one types when somebody has it, and leaves deciding to the server. */
export function UniqueField({ unique, own, of, ...field }: Props) {
  const { t } = useTexts();
  const { value, readOnly, error } = useBoundField<string>(field.name);
  const query = availabilityQuery(unique, value, { own, of });
  const { data } = useQuery({
    ...query,
    enabled: query.enabled === true && !readOnly && field.disabled !== true,
  });
  return <TextField {...field} note={data?.available === false && !error ? t(taken[unique]) : ''} />;
}
