import { Button } from '@chakra-ui/react/button';
import type { ReactNode } from 'react';
import type { Shown } from '../../../i18n/shown.ts';
import { lazyOverlay } from './lazy-overlay.tsx';
import { useTrigger } from './use-trigger.ts';

const LazyPopover = lazyOverlay(async () => (await import('./popover-view.tsx')).PopoverView);

export type PopoverProps = {
  readonly label: Shown;
  readonly trigger: ReactNode;
  /** Class of a plain trigger button; without one, the trigger is a ghost button. */
  readonly className?: string;
  /** Whether the trigger is only an icon, so that the button needs `label` as its accessible name. */
  readonly iconOnly?: boolean;
  /** Selector of the element that gets focus when the panel opens. Default: the first control. */
  readonly first?: string;
  /** Whether the panel may be wider than most. */
  readonly wide?: boolean;
  /** Renders the panel's content; receives a function that closes the panel. */
  readonly children: (close: () => void) => ReactNode;
};

/** A button with a panel of controls. Escape, a click outside and tabbing out close it. */
export function Popover(props: PopoverProps) {
  const { label, trigger: content, className, iconOnly = true, first, wide = false, children } = props;
  const { trigger, root } = useTrigger(LazyPopover, 'dialog');
  const button = { ...trigger, ...(iconOnly && { 'aria-label': label, title: label }) };
  return (
    <>
      {className ? (
        <button type="button" className={className} {...button}>
          {content}
        </button>
      ) : (
        <Button variant="ghost" size="xs" px="2" minW="8" color="fg.muted" {...button}>
          {content}
        </Button>
      )}
      <LazyPopover {...{ ...root, label, first, wide }}>{children}</LazyPopover>
    </>
  );
}
