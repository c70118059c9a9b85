import type { PermissionFlag } from '@daftar/domain';
import { flagWords } from '../i18n/permission-words.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { heldBackText } from './held-back.ts';
import { useSession } from './use-session.ts';

export type Needs = {
  /** Why the caller cannot open what asks for a flag, in their language; undefined when they can. */
  readonly toOpen: (flag: PermissionFlag) => string | undefined;
  /** The same for changing something, which nobody can who looks through another role. */
  readonly toChange: (flag: PermissionFlag) => string | undefined;
};

/** Says which permission is missing, by the names of the role form. The server decides; this only explains. */
export function useNeeds(): Needs {
  const { can, viewing } = useSession();
  const { t, foreign } = useTexts();
  const toOpen = (flag: PermissionFlag) => {
    if (can(flag)) return undefined;
    const permission = flagWords(flag).map(foreign).join(': ');
    return t('Needs the permission “{{permission}}”', { permission });
  };
  return { toOpen, toChange: (flag) => toOpen(flag) ?? (viewing ? foreign(heldBackText) : undefined) };
}
