import { Rows3 } from 'lucide-react';
import type { Text } from '../../../i18n/text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { MenuButton } from '../../ui/overlays/menu-button.tsx';
import type { ListState } from '../state/use-list-state.ts';
import { type Density, densities } from './grid-layout.ts';

const names: Readonly<Record<Density, Text>> = {
  compact: 'Compact',
  normal: 'Normal',
  comfortable: 'Comfortable',
};

/** The menu that sets the row height. */
export function DensityMenu({ search, change }: Pick<ListState, 'search' | 'change'>) {
  const { t } = useTexts();
  return (
    <MenuButton label={t('Density')} icon={<Rows3 size={16} aria-hidden />}>
      {(Menu) => (
        <Menu.Choices
          choices={densities.map((value) => ({ value, label: t(names[value]) }))}
          chosen={search.density ?? 'normal'}
          choose={(density) => change({ density: density === 'normal' ? undefined : density })}
        />
      )}
    </MenuButton>
  );
}
