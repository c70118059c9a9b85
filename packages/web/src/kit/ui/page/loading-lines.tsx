import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stack } from '@chakra-ui/react/stack';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useTexts } from '../../../i18n/use-texts.ts';

/** Placeholder lines for a part of a page that is loading. */
export function LoadingLines() {
  const { t } = useTexts();
  return (
    <Stack gap="6" py="3" aria-busy="true">
      <VisuallyHidden role="status">{t('Loading')}</VisuallyHidden>
      {['260px', '320px', '280px'].map((width) => (
        <Skeleton key={width} height="2.5" width={width} maxWidth="80%" />
      ))}
    </Stack>
  );
}
