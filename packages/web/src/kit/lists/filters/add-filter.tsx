import { ListFilterPlus } from 'lucide-react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { MenuButton } from '../../ui/overlays/menu-button.tsx';
import type { Filters } from '../state/filters.ts';

type Props = {
  filters: Filters;
  add: (name: string) => void;
  /** Focuses the added filter. Called when the menu has closed: closing, it moves the focus to its button. */
  focusAdded: () => void;
};

/** The menu of filters that are not set. Choosing one adds it to the bar and focuses it. */
export function AddFilter({ filters, add, focusAdded }: Props) {
  const { t } = useTexts();
  if (filters.length === 0) return null;
  return (
    <MenuButton label={t('Add filter')} icon={<ListFilterPlus size={16} aria-hidden />} onClosed={focusAdded}>
      {(Menu) =>
        filters.map(({ name, label }) => (
          <Menu.Action key={name} onSelect={() => add(name)}>
            {t(label)}
          </Menu.Action>
        ))
      }
    </MenuButton>
  );
}
