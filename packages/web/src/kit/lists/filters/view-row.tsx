import { Box } from '@chakra-ui/react/box';
import { Button, IconButton } from '@chakra-ui/react/button';
import type { SavedView } from '@daftar/sdk';
import { Pencil, Star, Trash2, UsersRound } from 'lucide-react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { PanelRow } from '../../ui/page/panel-row.tsx';

type Props = {
  view: SavedView;
  /** Whether this is the list's default view. */
  starred: boolean;
  open: () => void;
  star: () => void;
  rename: () => void;
  remove: () => void;
};

const small = { variant: 'ghost', size: '2xs', color: 'fg.muted' } as const;

/** A saved view in the menu: click to open. The user's own views can be renamed and deleted. */
export function ViewRow({ view, starred, open, star, rename, remove }: Props) {
  const { t } = useTexts();
  const named = (text: string) => `${text}: ${view.name}`;
  return (
    <PanelRow ps="0">
      <Button
        variant="plain"
        size="xs"
        flex="1"
        minW="0"
        px="1.5"
        justifyContent="start"
        fontWeight="normal"
        onClick={open}
      >
        <Box as="span" dir="auto" truncate>
          {view.name}
        </Box>
        {view.roleId && (
          <Box as="span" color="fg.muted" title={t('Shared with a role')}>
            <UsersRound size={14} aria-hidden />
            <span className="visually-hidden">{t('Shared with a role')}</span>
          </Box>
        )}
      </Button>
      <IconButton
        {...small}
        {...(starred && { color: 'brand.fg' })}
        aria-pressed={starred}
        aria-label={named(t('Use as the default view'))}
        title={t('Use as the default view in this browser')}
        onClick={star}
      >
        <Star size={15} aria-hidden fill={starred ? 'currentcolor' : 'none'} />
      </IconButton>
      {view.own && (
        <>
          <IconButton {...small} aria-label={named(t('Rename'))} title={t('Rename')} onClick={rename}>
            <Pencil size={15} aria-hidden />
          </IconButton>
          <IconButton {...small} aria-label={named(t('Delete'))} title={t('Delete')} onClick={remove}>
            <Trash2 size={15} aria-hidden />
          </IconButton>
        </>
      )}
    </PanelRow>
  );
}
