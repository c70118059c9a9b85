import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import type { MenuItems } from './menu-view.tsx';
import { useRowMenu } from './row-menu.tsx';
import './row-actions.css';

type Props = {
  /** The record's name, for the accessible name of the menu. */
  of: string;
  /** The most frequent action, as a button beside the menu. */
  first?: ReactNode;
  /** The menu's items; see `MenuButton`. */
  children: MenuItems;
};

/** A row's actions: the first one as a button on hover and focus, all of them in the grid's menu. */
export function RowActions({ of, first, children }: Props) {
  const { t } = useTexts();
  const menu = useRowMenu(children);
  const label = `${t('Actions')}: ${of}`;
  return (
    <div className="row-actions">
      {first}
      <button type="button" className="row-menu" aria-label={label} title={label} tabIndex={-1} {...menu} />
    </div>
  );
}
