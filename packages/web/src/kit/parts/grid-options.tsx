import { Columns3, Rows3 } from 'lucide-react';
import type { Text } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { ListState } from '../bindings/use-list-state.ts';
import { type Density, densities } from './data-grid.tsx';
import { Menu, MenuItem } from './menu.tsx';

const densityNames: Readonly<Record<Density, Text>> = {
  compact: 'Compact',
  normal: 'Normal',
  comfortable: 'Comfortable',
};

type Props = { columns: readonly { id: string; title: string }[]; hidden: readonly string[] } & Pick<
  ListState,
  'change'
> & { density: Density };

/** Which columns show, and how close rows lie. */
export function GridOptions({ columns, hidden, density, change }: Props) {
  const { t, foreign } = useTexts();
  const toggle = (id: string) => {
    const next = hidden.includes(id) ? hidden.filter((one) => one !== id) : [...hidden, id];
    change({ hidden: next.join(',') || undefined });
  };
  return (
    <>
      <Menu label={t('Columns')} trigger={<Columns3 size={16} aria-hidden />}>
        {columns.slice(1).map(({ id, title }) => (
          <MenuItem key={id} checked={!hidden.includes(id)} onSelect={() => toggle(id)}>
            {foreign(title)}
          </MenuItem>
        ))}
      </Menu>
      <Menu label={t('Density')} trigger={<Rows3 size={16} aria-hidden />}>
        {densities.map((one) => (
          <MenuItem
            key={one}
            checked={one === density}
            onSelect={() => change({ density: one === 'normal' ? undefined : one })}
          >
            {t(densityNames[one])}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
