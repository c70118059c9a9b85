import type { PermissionFlag } from '@daftar/domain';
import { flagWords } from '../i18n/permission-words.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { viewingAsMessage } from './refuse-while-viewing.ts';
import { useSession } from './use-session.ts';

export type Needs = {
  /** Returns why the user lacks a permission, in their language; undefined when they have it. */
  readonly toOpen: (flag: PermissionFlag) => string | undefined;
  /** Like `toOpen`, but also refuses while the user views as another role. */
  readonly toChange: (flag: PermissionFlag) => string | undefined;
};

/** Returns functions that explain missing permissions, with the labels of the role form. The server enforces them. */
export function useNeeds(): Needs {
  const { can, viewing } = useSession();
  const { t, foreign } = useTexts();
  const toOpen = (flag: PermissionFlag) => {
    if (can(flag)) return undefined;
    const permission = flagWords(flag).map(foreign).join(': ');
    return t('Needs the permission “{{permission}}”', { permission });
  };
  return { toOpen, toChange: (flag) => toOpen(flag) ?? (viewing ? foreign(viewingAsMessage) : undefined) };
}
