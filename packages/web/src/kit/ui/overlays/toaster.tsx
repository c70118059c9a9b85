import { createToaster, Toast, Toaster } from '@chakra-ui/react/toast';
import { times } from '@daftar/domain';
import { useMatches } from '@tanstack/react-router';
import { useSelector } from '@tanstack/react-store';
import { useEffect } from 'react';
import type { Message } from '../../../i18n/message.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { toasts } from './toasts.ts';

// Overlapping toasts take hardly more room than one; they spread out under the pointer.
const settings = { max: 3, duration: times.toast, overlap: true } as const;
const toasters = {
  top: createToaster({ ...settings, placement: 'top' }),
  // Above the footer of a form and the bar of selected rows.
  bottom: createToaster({
    ...settings,
    placement: 'bottom',
    offsets: { top: '1rem', left: '1rem', right: '1rem', bottom: '96px' },
  }),
} as const;
type PlacedToaster = (typeof toasters)[keyof typeof toasters];

const types = { positive: 'success', negative: 'error' } as const;

/**
 * Returns the toaster for the page and for the width that the window has at each navigation. A wide top bar has room for toasts at
 * its centre; a narrower one is full of controls. Pages without the shell, such as the login page, have no top bar. Toasts
 * themselves do not change the toaster, because a live region must be on the page before its first toast.
 */
function useToaster(): PlacedToaster {
  const isBottom = useMatches({
    select: (matches) =>
      window.innerWidth < 1280 && matches.some(({ routeId }) => `${routeId}` === '/protected'),
  });
  return toasters[isBottom ? 'bottom' : 'top'];
}

/** Keeps Chakra's toaster in step with our store. The toaster renders at once, which React does not allow inside an effect. */
function useToasts(toaster: PlacedToaster): void {
  const { waiting, cleared } = useSelector(toasts);
  useEffect(() => {
    if (cleared > 0) queueMicrotask(() => toaster.remove());
  }, [cleared, toaster]);
  useEffect(() => {
    if (waiting.length === 0) return;
    toasts.setState((before) => ({ ...before, waiting: [] }));
    queueMicrotask(() => {
      for (const { text, tone, action } of waiting)
        toaster.create({
          type: types[tone],
          meta: { text },
          ...(action && { action: { label: action.label, onClick: action.run } }),
        });
    });
  }, [waiting, toaster]);
}

/** Sets the remaining time of the visible toasts, except those that are already disappearing. */
function keepFor(toaster: PlacedToaster, duration: number): void {
  for (const { id } of toaster.getVisibleToasts())
    if (id && document.getElementById(`toast:${id}`)?.dataset.state === 'open')
      toaster.update(id, { duration });
}

/**
 * The toasts. When the pointer leaves them, they stay for their full time again: Chakra only pauses the timer, so a toast could
 * disappear as soon as the pointer leaves it.
 */
export function ToasterView() {
  const { t, say } = useTexts();
  const toaster = useToaster();
  useToasts(toaster);
  return (
    <Toaster
      key={toaster.attrs.placement}
      toaster={toaster}
      className="no-print"
      aria-label={t('Messages')}
      onMouseEnter={() => keepFor(toaster, Number.POSITIVE_INFINITY)}
      onMouseLeave={() => keepFor(toaster, times.toast)}
    >
      {({ type, action, meta }) => (
        <Toast.Root role={type === 'error' ? 'alert' : 'status'} width={{ md: 'sm' }}>
          <Toast.Indicator />
          <Toast.Title flex="1">{say(meta?.text as Message)}</Toast.Title>
          {action && <Toast.ActionTrigger>{say(action.label as Message)}</Toast.ActionTrigger>}
          <Toast.CloseTrigger aria-label={t('Dismiss')} />
        </Toast.Root>
      )}
    </Toaster>
  );
}
