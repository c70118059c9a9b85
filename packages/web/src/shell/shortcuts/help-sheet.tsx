import { useRouter } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useId, useSyncExternalStore } from 'react';
import type { Text } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useSession } from '../../session/use-session.ts';
import { reachablePages } from '../built-menu.ts';
import { OverlayFrame } from '../overlay-frame.tsx';
import { overlays } from '../overlays.ts';
import { pageName } from '../page-name.ts';
import { goKeys } from './go-keys.ts';
import { Keys } from './keys.tsx';
import { paletteKeys } from './palette-keys.ts';
import { shortcutSetting } from './shortcut-setting.ts';
import './help-sheet.css';

type Line = { readonly label: string; readonly keys: readonly string[] };

const always: readonly [Text, readonly string[]][] = [
  ['Search and commands', paletteKeys],
  ['Search this list', ['/']],
  ['Create', ['N']],
  ['Previous page', ['[']],
  ['Next page', [']']],
  ['Keyboard shortcuts', ['?']],
];

function Lines({ title, lines }: { title: Text; lines: readonly Line[] }) {
  const { t } = useTexts();
  const id = useId();
  return (
    <section aria-labelledby={id} className="help-section">
      <h3 id={id}>{t(title)}</h3>
      <dl>
        {lines.map(({ label, keys }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Keys keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Switch() {
  const { t } = useTexts();
  const on = useSyncExternalStore(shortcutSetting.subscribe, shortcutSetting.current);
  return (
    <label className="help-switch">
      <input
        type="checkbox"
        role="switch"
        checked={on}
        aria-checked={on}
        onChange={(event) => shortcutSetting.set(event.target.checked)}
      />
      <span>
        {t('Single-key shortcuts')}
        <span className="meta">
          {t('Turn these off if you use speech input or often press keys by accident.')}
        </span>
      </span>
    </label>
  );
}

/** The list of keyboard shortcuts, and the switch for single-key shortcuts. */
export function HelpSheet() {
  const { t, foreign } = useTexts();
  const { caller } = useSession();
  const router = useRouter();
  const pages = reachablePages(caller, (path) => path in router.routesByPath).flatMap((page) => {
    const key = goKeys[page.id];
    return key ? [{ label: foreign(pageName(page)), keys: ['G', key.toUpperCase()] }] : [];
  });
  return (
    <OverlayFrame label={t('Keyboard shortcuts')} className="help">
      <header className="help-head">
        <h2>{t('Keyboard shortcuts')}</h2>
        <button type="button" className="icon-button" aria-label={t('Close')} onClick={overlays.close}>
          <X size={17} aria-hidden />
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard. */}
      <div className="help-body" tabIndex={0}>
        <Lines title="Anywhere" lines={always.map(([label, keys]) => ({ label: t(label), keys }))} />
        <Lines title="Go to" lines={pages} />
      </div>
      <Switch />
    </OverlayFrame>
  );
}
