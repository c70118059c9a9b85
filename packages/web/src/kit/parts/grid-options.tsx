import { Columns3, Rows3 } from 'lucide-react';
import type { Text } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { Column } from '../bindings/columns.tsx';
import { shownColumnIds } from '../bindings/list-columns.ts';
import type { ListState } from '../bindings/use-list-state.ts';
import { type Density, densities } from './data-grid.tsx';
import { Menu, MenuItem } from './menu.tsx';

const densityNames: Readonly<Record<Density, Text>> = {
  compact: 'Compact',
  normal: 'Normal',
  comfortable: 'Comfortable',
};

type Props<Row extends object> = { columns: readonly Column<Row>[] } & ListState;

/** Which columns show, and how close rows lie. */
export function GridOptions<Row extends object>({ columns, search, change }: Props<Row>) {
  const { t, foreign } = useTexts();
  const shown = shownColumnIds(columns, search);
  const toggle = (id: string) => {
    const next = shown.includes(id) ? shown.filter((one) => one !== id) : [...shown, id];
    change({ columns: next.join(',') || undefined, hidden: undefined });
  };
  const density = search.density ?? 'normal';
  return (
    <>
      <Menu label={t('Columns')} trigger={<Columns3 size={16} aria-hidden />}>
        {columns.map(({ id = '', meta }) => (
          <MenuItem key={id} checked={shown.includes(id)} onSelect={() => toggle(id)}>
            {foreign(meta?.title ?? '')}
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
