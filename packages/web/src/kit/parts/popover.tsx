import { type FocusEvent, type ReactNode, type ToggleEvent, useId, useRef, useState } from 'react';
import { positionPopover } from './position-popover.ts';
import './menu.css';

export type PopoverProps = {
  readonly label: string;
  readonly trigger: ReactNode;
  readonly className?: string;
  /** Whether the trigger is only an icon, so that the button needs `label` as its accessible name. */
  readonly iconOnly?: boolean;
  /** Selector of the element that gets focus when the panel opens. Default: the first control. */
  readonly first?: string;
  /** Renders the panel's content; receives a function that closes the panel. */
  readonly children: (close: () => void) => ReactNode;
};

const focusable = 'button:not(:disabled), input, select, a[href]';

/** A button with a panel of controls in the browser's top layer. Escape, a click outside and tabbing out close it. */
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
    if (button.current) positionPopover(event.currentTarget, button.current);
    event.currentTarget.querySelector<HTMLElement>(first)?.focus();
  };
  const left = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>) => {
    // No target: the window lost focus, and the panel stays open. The trigger button closes the panel by itself.
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
