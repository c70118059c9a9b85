import { ListFilterPlus } from 'lucide-react';
import { useTexts } from '../../i18n/use-texts.ts';
import type { FilterProps } from '../bindings/split-filters.ts';
import { Menu, MenuItem } from './menu.tsx';

type Props = { filters: readonly FilterProps[]; add: (name: string) => void };

/** The menu of filters that are not set. Choosing one adds it to the bar and focuses it. */
export function AddFilter({ filters, add }: Props) {
  const { t } = useTexts();
  if (filters.length === 0) return null;
  return (
    <Menu label={t('Add filter')} trigger={<ListFilterPlus size={16} aria-hidden />}>
      {filters.map(({ name, label }) => (
        <MenuItem key={name} onSelect={() => add(name)}>
          {t(label)}
        </MenuItem>
      ))}
    </Menu>
  );
}
