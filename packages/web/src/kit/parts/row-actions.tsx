import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Menu } from './menu.tsx';

type Props = {
  /** The record's name, for the accessible name of the menu. */
  of: string;
  /** The most frequent action, as a button beside the menu. */
  first?: ReactNode;
  children: ReactNode;
};

/** A row's actions: the first one as a button on hover and focus, all of them in a menu. */
export function RowActions({ of, first, children }: Props) {
  const { t } = useTexts();
  return (
    <div className="row-actions">
      {first}
      <Menu label={`${t('Actions')}: ${of}`} trigger={<span className="dots" aria-hidden />} tabIndex={-1}>
        {children}
      </Menu>
    </div>
  );
}
