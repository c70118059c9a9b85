import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stack } from '@chakra-ui/react/stack';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useTexts } from '../../i18n/use-texts.ts';
import { DonutPlaceholder } from '../../kit/ui/charts/donut.tsx';
import { FiguresGrid } from './figures-grid.tsx';

/** Placeholder for the donut and the table while a panel loads. */
export function PanelSkeleton() {
  const { t } = useTexts();
  return (
    <FiguresGrid>
      <VisuallyHidden role="status" position="absolute">
        {t('Loading')}
      </VisuallyHidden>
      <DonutPlaceholder aria-hidden justifySelf={{ base: 'center', md: 'auto' }} />
      <Stack gap="4" aria-hidden>
        {[80, 64, 92, 56, 74].map((share) => (
          <Skeleton key={share} height="4" width={`${share}%`} />
        ))}
      </Stack>
    </FiguresGrid>
  );
}
