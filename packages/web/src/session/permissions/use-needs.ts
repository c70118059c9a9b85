import { viewingAsMessage } from '../../api/viewing-as-message.ts';
import { flagWords } from '../../i18n/permission-words.ts';
import type { Shown } from '../../i18n/shown.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { type Need, refusalOf } from './refusal-of.ts';
import { useSession } from './use-session.ts';

export type Needs = {
  /** Returns why the user may not call an operation, in their language; undefined when they may. */
  readonly toOpen: (need: Need) => Shown | undefined;
  /** Like `toOpen`, but also refuses while the user views as another role. */
  readonly toChange: (need: Need) => Shown | undefined;
};

/** Returns functions that explain missing permissions, with the labels of the role form. The server enforces them. */
export function useNeeds(): Needs {
  const { caller, viewing } = useSession();
  const { t, say, word } = useTexts();
  const toOpen = (need: Need) => {
    const refusal = refusalOf(need, caller);
    if (!refusal) return undefined;
    if (!refusal.flag) return t('Only users of {{provider}} can do this');
    const permission = flagWords(refusal.flag).map(word).join(': ');
    return t('Needs the permission “{{permission}}”', { permission });
  };
  return { toOpen, toChange: (need) => toOpen(need) ?? (viewing ? say(viewingAsMessage) : undefined) };
}
