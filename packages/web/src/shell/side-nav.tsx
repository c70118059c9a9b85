import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { reportTypeOf } from '@daftar/domain';
import { useLocation, useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import type { Shown } from '../i18n/shown.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { type MenuItem, registeredAreas } from '../session/areas.ts';
import { sideLink } from './side-link.ts';

type EntryProps = { item: MenuItem; active: boolean };

function Entry({ item, active }: EntryProps) {
  const { t } = useTexts();
  const router = useRouter();
  const { path = '/', icon } = item;
  const Icon = typeof icon === 'string' ? undefined : icon;
  const label = t(item.label);
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
      title={label}
      onClick={open}
    >
      {Icon && <Icon size={18} strokeWidth={1.75} aria-hidden />}
      <Box as="span" truncate srOnly={{ mdToLg: true }}>
        {label}
      </Box>
    </chakra.a>
  );
}

const isUnder = (folder: string, pathname: string): boolean => `${pathname}/`.startsWith(`${folder}/`);

/** Tells whether a menu entry is active: the page is at or below its path, and the report type matches if it has one. */
export function isActive(path: string | undefined, pathname: string, type: unknown): boolean {
  if (!path) return false;
  const marks = registeredAreas().flatMap((area) => Object.entries({ ...area.guardedBy, ...area.marks }));
  if (marks.some(([folder, marked]) => marked === path && isUnder(folder, pathname))) return true;
  const [page = '', query] = path.split('?');
  const asked = new URLSearchParams(query).get('type');
  return isUnder(page, pathname) && (asked === null || asked === reportTypeOf(type));
}

/** The side menu's entries. */
export function SideNav({ items, label }: { items: readonly MenuItem[]; label: Shown }) {
  const { t } = useTexts();
  const { pathname, search } = useLocation();
  const type = 'type' in search ? search.type : undefined;
  return (
    <Stack as="nav" aria-label={label} gap="1px">
      {items.map((item) =>
        item.items ? (
          <Stack key={item.label} role="group" aria-label={t(item.label)} gap="1px" mt="2">
            <Text
              px="2.5"
              pt="1.5"
              pb="1"
              textStyle="xs"
              fontWeight="medium"
              color="fg.muted"
              srOnly={{ mdToLg: true }}
            >
              {t(item.label)}
            </Text>
            {item.items.map((one) => (
              <Entry key={one.path} item={one} active={isActive(one.path, pathname, type)} />
            ))}
          </Stack>
        ) : (
          <Entry key={item.label} item={item} active={isActive(item.path, pathname, type)} />
        ),
      )}
    </Stack>
  );
}
