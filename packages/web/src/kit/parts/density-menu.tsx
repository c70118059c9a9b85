import { Rows3 } from 'lucide-react';
import type { Text } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { ListState } from '../bindings/use-list-state.ts';
import { type Density, densities } from './data-grid.tsx';
import { Menu, MenuItem } from './menu.tsx';

const names: Readonly<Record<Density, Text>> = {
  compact: 'Compact',
  normal: 'Normal',
  comfortable: 'Comfortable',
};

/** The menu that sets the row height. */
export function DensityMenu({ search, change }: Pick<ListState, 'search' | 'change'>) {
  const { t } = useTexts();
  const density = search.density ?? 'normal';
  return (
    <Menu label={t('Density')} trigger={<Rows3 size={16} aria-hidden />}>
      {densities.map((one) => (
        <MenuItem
          key={one}
          checked={one === density}
          onSelect={() => change({ density: one === 'normal' ? undefined : one })}
        >
          {t(names[one])}
        </MenuItem>
      ))}
    </Menu>
  );
}
