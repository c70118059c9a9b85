import type { SavedView } from '@daftar/sdk';
import { Pencil, Star, Trash2, UsersRound } from 'lucide-react';
import { useTexts } from '../../i18n/use-texts.ts';

type Props = {
  view: SavedView;
  /** Whether this is the list's default view. */
  starred: boolean;
  open: () => void;
  star: () => void;
  rename: () => void;
  remove: () => void;
};

/** A saved view in the menu: click to open. The user's own views can be renamed and deleted. */
export function ViewRow({ view, starred, open, star, rename, remove }: Props) {
  const { t } = useTexts();
  const named = (text: string) => `${text}: ${view.name}`;
  return (
    <li className="panel-row">
      <button type="button" className="view-name" onClick={open}>
        <span dir="auto">{view.name}</span>
        {view.roleId && (
          <span className="meta" title={t('Shared with a role')}>
            <UsersRound size={14} aria-hidden />
            <span className="visually-hidden">{t('Shared with a role')}</span>
          </span>
        )}
      </button>
      <button
        type="button"
        className={starred ? 'icon-button starred' : 'icon-button'}
        aria-pressed={starred}
        aria-label={named(t('Use as the default view'))}
        title={t('Use as the default view in this browser')}
        onClick={star}
      >
        <Star size={15} aria-hidden fill={starred ? 'currentcolor' : 'none'} />
      </button>
      {view.own && (
        <>
          <button
            type="button"
            className="icon-button"
            aria-label={named(t('Rename'))}
            title={t('Rename')}
            onClick={rename}
          >
            <Pencil size={15} aria-hidden />
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={named(t('Delete'))}
            title={t('Delete')}
            onClick={remove}
          >
            <Trash2 size={15} aria-hidden />
          </button>
        </>
      )}
    </li>
  );
}
