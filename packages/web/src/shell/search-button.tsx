import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Search } from 'lucide-react';
import { useTexts } from '../i18n/use-texts.ts';
import { overlays } from './overlays.ts';
import { Keys } from './shortcuts/keys.tsx';
import { paletteKeys } from './shortcuts/palette-keys.ts';

const prepare = () => overlays.prepare('palette');

/** The button that opens the palette and shows its shortcut; on a phone only its icon. */
export function SearchButton() {
  const { t } = useTexts();
  return (
    <Button
      size="xs"
      variant={{ base: 'ghost', md: 'outline' }}
      width={{ base: '8', md: '240px' }}
      px={{ base: '0', md: '2.5' }}
      ms="auto"
      gap="2"
      color="fg.muted"
      textStyle="grid"
      fontWeight="normal"
      aria-keyshortcuts="Control+K Meta+K"
      aria-haspopup="dialog"
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => void overlays.open('palette')}
    >
      <Search aria-hidden />
      <Box as="span" flex="1" textAlign="start" srOnly={{ mdDown: true }}>
        {t('Find or go to…')}
      </Box>
      <Box as="span" aria-hidden hideBelow="md">
        <Keys keys={paletteKeys} quiet />
      </Box>
    </Button>
  );
}
