import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { SkipNavLink } from '@chakra-ui/react/skip-nav';
import { useTexts } from '../i18n/use-texts.ts';
import { menuOf, reachablePages } from '../session/permissions/menu.ts';
import { useSession } from '../session/permissions/use-session.ts';
import { SandboxBar } from './bars/sandbox-bar.tsx';
import { ShellBars } from './bars/shell-bars.tsx';
import { Brand } from './brand.tsx';
import { HintHost } from './hints/hint-host.tsx';
import { OverlayHost } from './overlay-host.tsx';
import { PageArea } from './page-area.tsx';
import { PageProgress } from './page-progress.tsx';
import { PermittedOutlet } from './permitted-outlet.tsx';
import { useShortcuts } from './shortcuts/use-shortcuts.ts';
import { SideNav } from './side-nav.tsx';
import { SideSheet } from './side-sheet.tsx';
import { TopBar } from './top-bar.tsx';
import { WorkHost } from './work/work-host.tsx';

const columns = {
  base: 'minmax(0, 1fr)',
  md: '60px minmax(0, 1fr)',
  lg: '260px minmax(0, 1fr)',
};

/** The frame of every page after login: menus, top bar and main area. */
export function Shell() {
  const { t } = useTexts();
  const session = useSession();
  const { caller, sandbox, viewing } = session;
  const menus = menuOf(caller);
  const pages = reachablePages(caller);
  useShortcuts(pages);
  const nav = <SideNav items={menus.side} label={t('Main menu')} />;
  return (
    <Grid className="shell" templateColumns={columns} minHeight="100dvh" _print={{ display: 'block' }}>
      <SkipNavLink id="main">{t('Skip to content')}</SkipNavLink>
      <Box
        as="aside"
        className="no-print"
        display={{ base: 'none', md: 'block' }}
        position="sticky"
        insetBlockStart="0"
        height="100dvh"
        overflowY="auto"
        padding="3"
        borderEndWidth="1px"
        bg="bg.subtle"
      >
        <Brand />
        {nav}
      </Box>
      <Flex direction="column" minWidth="0">
        {sandbox && <SandboxBar />}
        <Box data-sticky-head="" position="sticky" insetBlockStart="0" zIndex="docked">
          <ShellBars viewing={viewing} />
          <TopBar
            menus={menus}
            session={session}
            sheet={
              <SideSheet>
                <Brand />
                {nav}
              </SideSheet>
            }
          />
          <PageProgress />
        </Box>
        <PageArea>
          <PermittedOutlet caller={caller} viewing={viewing} pages={pages} />
        </PageArea>
        <WorkHost />
      </Flex>
      <OverlayHost />
      <HintHost />
    </Grid>
  );
}
