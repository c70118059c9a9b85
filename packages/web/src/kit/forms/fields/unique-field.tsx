import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import type { Text } from '../../../i18n/text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useBoundField } from '../state/use-bound-field.ts';
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
  /** The kind of name that must be unique. */
  readonly unique: UniqueName;
  /** The record's current name, which counts as available. */
  readonly own?: string | undefined;
  /** The merchant among whose services the name must be unique; absent for other names. While it is '', nothing is checked. */
  readonly of?: string | undefined;
};

/** A text field for a unique name. Warns while typing when the name is taken; the server decides on save. */
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
