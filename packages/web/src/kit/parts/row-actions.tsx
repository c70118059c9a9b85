import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Menu } from './menu.tsx';

type Props = {
  /** Whose actions these are, for those who only hear them. */
  of: string;
  /** The one that is used most, as a button of its own. */
  first?: ReactNode;
  children: ReactNode;
};

/** What can be done with a row: the first action on hover and focus, all of them in a menu. */
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
