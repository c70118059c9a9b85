import { type ReactNode, useEffect, useRef } from 'react';

/** The heading of a new step. Gets the focus when the step replaces the form, so that screen readers announce it. */
export function StepHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Focus the heading only if nothing has the focus, for example because the focused form was removed.
    const { activeElement } = document;
    if (activeElement === document.body || activeElement === null) heading.current?.focus();
  }, []);
  return (
    <h2 ref={heading} className="instruction" tabIndex={-1}>
      {children}
    </h2>
  );
}
