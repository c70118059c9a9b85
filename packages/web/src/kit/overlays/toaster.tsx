import { createToaster, Toast, Toaster } from '@chakra-ui/react/toast';
import { times } from '@daftar/domain';
import { useSelector } from '@tanstack/react-store';
import { useEffect } from 'react';
import type { Message } from '../../i18n/message.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { toasts } from '../dialogs/toasts.ts';

const toaster = createToaster({ placement: 'top', max: 3, duration: times.toast });

const types = { positive: 'success', negative: 'error' } as const;

/** Keeps Chakra's toaster in step with our store. The toaster renders at once, which React does not allow inside an effect. */
function useToasts(): void {
  const { waiting, cleared } = useSelector(toasts);
  useEffect(() => {
    if (cleared > 0) queueMicrotask(() => toaster.remove());
  }, [cleared]);
  useEffect(() => {
    if (waiting.length === 0) return;
    toasts.setState((before) => ({ ...before, waiting: [] }));
    queueMicrotask(() => {
      for (const { text, tone, action } of waiting)
        toaster.create({
          ...{ type: types[tone], meta: { text } },
          ...(action && { action: { label: action.label, onClick: action.run } }),
        });
    });
  }, [waiting]);
}

/** Sets the remaining time of the visible toasts, except those that are already disappearing. */
function keepFor(duration: number): void {
  for (const { id } of toaster.getVisibleToasts())
    if (id && document.getElementById(`toast:${id}`)?.dataset.state === 'open')
      toaster.update(id, { duration });
}

/**
 * The toasts, at the top centre. When the pointer leaves them, they stay for their full time again: Chakra only pauses the timer,
 * so a toast could disappear as soon as the pointer leaves it.
 */
export function ToasterView() {
  const { t, say } = useTexts();
  useToasts();
  return (
    <Toaster
      toaster={toaster}
      className="no-print"
      aria-label={t('Messages')}
      onMouseEnter={() => keepFor(Number.POSITIVE_INFINITY)}
      onMouseLeave={() => keepFor(times.toast)}
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
