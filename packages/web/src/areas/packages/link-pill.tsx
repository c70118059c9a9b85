import type { Package } from '@daftar/sdk';
import { useTexts } from '../../i18n/use-texts.ts';
import '../../kit/ui/cells/cells.css';
import { linkStateOf, linkStates } from './link-state.ts';

/** The state of a package's payment link. */
export function LinkPill({ of }: { of: Package }) {
  const { t } = useTexts();
  const { label, look } = linkStates[linkStateOf(of, new Date())];
  return <span className={look}>{t(label)}</span>;
}
