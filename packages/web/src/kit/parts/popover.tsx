import { type FocusEvent, type ReactNode, type ToggleEvent, useId, useRef, useState } from 'react';
import { placePopover } from './place-popover.ts';
import './menu.css';

export type PopoverProps = {
  readonly label: string;
  readonly trigger: ReactNode;
  readonly className?: string;
  /** Whether the trigger is an icon, which has no name of its own. */
  readonly iconOnly?: boolean;
  /** What takes the keyboard when it opens; its first control unless told. */
  readonly first?: string;
  /** What it holds, with a way to close it. */
  readonly children: (close: () => void) => ReactNode;
};

const focusable = 'button:not(:disabled), input, select, a[href]';

/** A button with a small panel of controls in the browser's top layer: Escape, a click beside it and Tab out of it close it. */
export function Popover(props: PopoverProps) {
  const { label, trigger, className = 'icon-button', iconOnly = true, first = focusable, children } = props;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const toggles = (event: ToggleEvent<HTMLDivElement>) => {
    if (event.newState === 'open') setOpen(true);
  };
  const toggled = (event: ToggleEvent<HTMLDivElement>) => {
    if (event.target !== event.currentTarget) return;
    if (event.newState !== 'open') return setOpen(false);
    if (button.current) placePopover(event.currentTarget, button.current);
    event.currentTarget.querySelector<HTMLElement>(first)?.focus();
  };
  const left = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>) => {
    // The window's own loss of focus has no target, and its button closes it by itself.
    if (!relatedTarget || relatedTarget === button.current) return;
    if (!currentTarget.contains(relatedTarget)) currentTarget.hidePopover();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        popoverTarget={id}
        aria-haspopup="dialog"
        aria-expanded={open}
        {...(iconOnly && { 'aria-label': label, title: label })}
      >
        {trigger}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        className="menu panel"
        onBeforeToggle={toggles}
        onToggle={toggled}
        onBlur={left}
      >
        {open ? children(() => panel.current?.hidePopover()) : null}
      </div>
    </>
  );
}
