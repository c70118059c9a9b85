import { Rows3 } from 'lucide-react';
import type { Text } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { ListState } from '../bindings/use-list-state.ts';
import { MenuButton } from '../overlays/menu-button.tsx';
import { type Density, densities } from './grid-layout.ts';

const names: Readonly<Record<Density, Text>> = {
  compact: 'Compact',
  normal: 'Normal',
  comfortable: 'Comfortable',
};

/** The menu that sets the row height. */
export function DensityMenu({ search, change }: Pick<ListState, 'search' | 'change'>) {
  const { t } = useTexts();
  const choose = (value: string) =>
    change({ density: densities.find((one) => one === value && one !== 'normal') });
  return (
    <MenuButton label={t('Density')} icon={<Rows3 size={16} aria-hidden />}>
      {(Menu) => (
        <Menu.RadioItemGroup value={search.density ?? 'normal'} onValueChange={({ value }) => choose(value)}>
          {densities.map((one) => (
            <Menu.RadioItem key={one} value={one}>
              {t(names[one])}
              <Menu.ItemIndicator />
            </Menu.RadioItem>
          ))}
        </Menu.RadioItemGroup>
      )}
    </MenuButton>
  );
}
