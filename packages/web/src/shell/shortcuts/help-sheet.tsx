import { Box } from '@chakra-ui/react/box';
import { CloseButton } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { Switch } from '@chakra-ui/react/switch';
import { Text as Words } from '@chakra-ui/react/text';
import { useSelector } from '@tanstack/react-store';
import { useId } from 'react';
import type { Shown } from '../../i18n/shown.ts';
import type { Text } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { reachablePages } from '../../session/permissions/menu.ts';
import { useSession } from '../../session/permissions/use-session.ts';
import { OverlayFrame } from '../overlay-frame.tsx';
import { overlays } from '../overlays.ts';
import { Keys } from './keys.tsx';
import { paletteKeys } from './palette-keys.ts';
import { setShortcuts, shortcutSetting } from './shortcut-setting.ts';

type Line = { readonly label: Shown; readonly keys: readonly string[] };

const always: readonly [Text, readonly string[]][] = [
  ['Search and commands', paletteKeys],
  ['Search this list', ['/']],
  ['Create', ['N']],
  ['Previous page', ['[']],
  ['Next page', [']']],
  ['Keyboard shortcuts', ['?']],
];

type LinesProps = { readonly title: Text; readonly lines: readonly Line[]; readonly columns?: number };

function Lines({ title, lines, columns = 1 }: LinesProps) {
  const { t } = useTexts();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Heading as="h3" id={id} textStyle="xs" fontWeight="medium" color="fg.muted" mb="1">
        {t(title)}
      </Heading>
      <Box as="dl" textStyle="grid" columnCount={{ md: columns }} columnGap="9">
        {lines.map(({ label, keys }) => (
          <Flex
            key={label}
            align="center"
            justify="space-between"
            gap="4"
            minH="8"
            borderBottomWidth="1px"
            breakInside="avoid"
          >
            <dt>{label}</dt>
            <dd>
              <Keys keys={keys} />
            </dd>
          </Flex>
        ))}
      </Box>
    </section>
  );
}

function ShortcutSwitch() {
  const { t } = useTexts();
  return (
    <Switch.Root
      checked={useSelector(shortcutSetting)}
      onCheckedChange={({ checked }) => setShortcuts(checked)}
      alignItems="flex-start"
      gap="3"
    >
      <Switch.HiddenInput role="switch" />
      <Switch.Control />
      <Switch.Label>
        {t('Single-key shortcuts')}
        <Words textStyle="xs" fontWeight="normal" color="fg.muted">
          {t('Turn these off if you use speech input or often press keys by accident.')}
        </Words>
      </Switch.Label>
    </Switch.Root>
  );
}

/** The list of keyboard shortcuts, and the switch for single-key shortcuts. */
export function HelpSheet() {
  const { t } = useTexts();
  const { caller } = useSession();
  const pages = reachablePages(caller).flatMap(({ key, label, name = label }) =>
    key ? [{ label: t(name), keys: ['G', key.toUpperCase()] }] : [],
  );
  return (
    <OverlayFrame label={t('Keyboard shortcuts')} maxWidth="880px">
      <Dialog.Header>
        <Dialog.Title>{t('Keyboard shortcuts')}</Dialog.Title>
      </Dialog.Header>
      {/* A scrolling box must be reachable by keyboard. */}
      <Dialog.Body tabIndex={0} _focusVisible={{ outlineOffset: '-2px' }}>
        <Grid templateColumns={{ md: 'minmax(0, 1fr) minmax(0, 2fr)' }} columnGap="9" rowGap="4">
          <Lines title="Anywhere" lines={always.map(([label, keys]) => ({ label: t(label), keys }))} />
          <Lines title="Go to" lines={pages} columns={2} />
        </Grid>
      </Dialog.Body>
      <Dialog.Footer justifyContent="flex-start" bg="bg.muted" py="4">
        <ShortcutSwitch />
      </Dialog.Footer>
      <Dialog.CloseTrigger asChild>
        <CloseButton size="xs" variant="ghost" aria-label={t('Close')} onClick={overlays.close} />
      </Dialog.CloseTrigger>
    </OverlayFrame>
  );
}
