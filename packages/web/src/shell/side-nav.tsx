import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { type MenuItem, reportTypeOf } from '@daftar/domain';
import { useLocation, useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import type { Shown } from '../i18n/shown.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { MenuIcon } from './menu-icons.tsx';
import { sideLink } from './side-link.ts';

type EntryProps = { item: MenuItem; active: boolean };

function Entry({ item, active }: EntryProps) {
  const { word } = useTexts();
  const router = useRouter();
  const path = item.path ?? '/';
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    router.history.push(path);
  };
  return (
    <chakra.a
      href={path}
      css={sideLink}
      aria-current={active ? 'page' : undefined}
      title={word(item.label)}
      onClick={open}
    >
      <MenuIcon id={item.id} />
      <Box as="span" truncate srOnly={{ mdToLg: true }}>
        {word(item.label)}
      </Box>
    </chakra.a>
  );
}

/** Paths that belong to a menu entry although they are not below its path. */
const alsoUnder: Readonly<Record<string, readonly string[]>> = {
  '/settlements': ['/settlement', '/settlement-summary'],
  '/services': ['/webhook-deliveries'],
  '/packages': ['/products', '/subscriptions'],
  '/loan-requests': ['/file-records'],
  '/loan-accounts-balance': ['/loan-account-detail'],
  '/reports?type=billing-report': ['/reconciliation'],
  '/reports?type=transaction-report': ['/payments', '/refunds'],
};

const isUnder = (folder: string, pathname: string): boolean => `${pathname}/`.startsWith(`${folder}/`);

/** Tells whether a menu entry is active: the page is at or below its path, and the report type matches if it has one. */
export function isActive(path: string | undefined, pathname: string, type: unknown): boolean {
  if (!path) return false;
  if (alsoUnder[path]?.some((folder) => isUnder(folder, pathname))) return true;
  const [page = '', query] = path.split('?');
  const asked = new URLSearchParams(query).get('type');
  return isUnder(page, pathname) && (asked === null || asked === reportTypeOf(type));
}

/** The side menu's entries. */
export function SideNav({ items, label }: { items: readonly MenuItem[]; label: Shown }) {
  const { word } = useTexts();
  const { pathname, search } = useLocation();
  const type = 'type' in search ? search.type : undefined;
  return (
    <Stack as="nav" aria-label={label} gap="1px">
      {items.map((item) =>
        item.items ? (
          <Stack key={item.id} role="group" aria-label={word(item.label)} gap="1px" mt="2">
            <Text
              px="2.5"
              pt="1.5"
              pb="1"
              textStyle="xs"
              fontWeight="medium"
              color="fg.muted"
              srOnly={{ mdToLg: true }}
            >
              {word(item.label)}
            </Text>
            {item.items.map((one) => (
              <Entry key={one.id} item={one} active={isActive(one.path, pathname, type)} />
            ))}
          </Stack>
        ) : (
          <Entry key={item.id} item={item} active={isActive(item.path, pathname, type)} />
        ),
      )}
    </Stack>
  );
}
