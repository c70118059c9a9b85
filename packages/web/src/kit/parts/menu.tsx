import { useRouter } from '@tanstack/react-router';
import { type KeyboardEvent, type ReactNode, type ToggleEvent, useId, useRef, useState } from 'react';
import { DisabledReason } from './disabled-reason.tsx';
import { positionPopover } from './position-popover.ts';
import './menu.css';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role^=menuitem]')];
  const at = items.indexOf(document.activeElement as HTMLElement);
  const step = steps[event.key];
  const next =
    step !== undefined
      ? items[(at + step + items.length) % items.length]
      : event.key === 'Home'
        ? items[0]
        : event.key === 'End'
          ? items.at(-1)
          : undefined;
  if (next) {
    event.preventDefault();
    next.focus();
  }
  if (event.key === 'Tab') event.currentTarget.hidePopover();
}

export type MenuProps = {
  readonly label: string;
  readonly trigger: ReactNode;
  readonly children: ReactNode;
  readonly className?: string;
  readonly tabIndex?: number;
};

/** A button with a menu in the browser's top layer. Escape and a click outside close the menu. */
export function Menu({ label, trigger, children, className = 'icon-button', tabIndex }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  // Renders the items before the menu opens, so that its size is known for positioning, and keeps them until it has
  // returned the focus.
  const toggles = (event: ToggleEvent<HTMLDivElement>) => {
    if (event.newState === 'open') setOpen(true);
  };
  const toggled = (event: ToggleEvent<HTMLDivElement>) => {
    if (event.newState !== 'open') return setOpen(false);
    if (button.current) positionPopover(event.currentTarget, button.current);
    event.currentTarget.querySelector<HTMLElement>('[role^=menuitem]')?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        popoverTarget={id}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={label}
        title={label}
        tabIndex={tabIndex}
      >
        {trigger}
      </button>
      <div
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        className="menu"
        tabIndex={-1}
        onBeforeToggle={toggles}
        onToggle={toggled}
        onKeyDown={moveFocus}
      >
        {open ? children : null}
      </div>
    </>
  );
}

export type MenuItemProps = {
  readonly children: ReactNode;
  readonly icon?: ReactNode;
  /** The page to open; otherwise `onSelect` runs. */
  readonly to?: string;
  readonly onSelect?: () => void;
  readonly tone?: 'danger';
  readonly checked?: boolean;
  /** Why the item is disabled, in the user's language. It stays focusable and shows this reason. */
  readonly disabledReason?: string | undefined;
};

export function MenuItem({ children, icon, to, onSelect, tone, checked, disabledReason }: MenuItemProps) {
  const router = useRouter();
  const reasonId = useId();
  return (
    <button
      type="button"
      role={checked === undefined ? 'menuitem' : 'menuitemradio'}
      {...(checked === undefined ? {} : { 'aria-checked': checked })}
      tabIndex={-1}
      className={tone === 'danger' ? 'menu-item danger' : 'menu-item'}
      aria-disabled={disabledReason !== undefined || undefined}
      aria-describedby={disabledReason && reasonId}
      onClick={(event) => {
        if (disabledReason !== undefined) return;
        event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
        if (to !== undefined) router.history.push(to);
        onSelect?.();
      }}
    >
      {icon}
      <span>
        {children}
        <DisabledReason id={reasonId} disabledReason={disabledReason} />
      </span>
      {checked ? <span className="menu-check" aria-hidden /> : null}
    </button>
  );
}
