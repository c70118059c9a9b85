import { Button } from '@chakra-ui/react/button';
import { ListPlus } from 'lucide-react';
import { useTexts } from '../../i18n/use-texts.ts';
import { lazyOverlay } from '../../kit/ui/overlays/lazy-overlay.tsx';
import { useTrigger } from '../../kit/ui/overlays/use-trigger.ts';
import { useNeeds } from '../../session/permissions/use-needs.ts';

const ImportNumbersDialog = lazyOverlay(
  async () => (await import('./import-numbers-dialog.tsx')).ImportNumbersDialog,
);

/** The button that opens the import of many numbers; absent for users who cannot blacklist numbers. */
export function ImportButton() {
  const { t } = useTexts();
  const { trigger, root } = useTrigger(ImportNumbersDialog, 'dialog');
  if (useNeeds().toChange('addBlacklistEntry') !== undefined) return null;
  return (
    <>
      <Button {...trigger}>
        <ListPlus size={16} aria-hidden />
        {t('Import numbers')}
      </Button>
      <ImportNumbersDialog {...root} />
    </>
  );
}
