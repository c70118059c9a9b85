import { type ReactNode, useEffect, useRef } from 'react';

/** The heading of a new step. Takes the focus when the step replaces the form, so that screen readers announce it. */
export function StepHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // A focus outside the page's content means that nothing here had it: a reload keeps the browser's own focus.
    const { activeElement } = document;
    if (activeElement === document.body || activeElement === null) heading.current?.focus();
  }, []);
  return (
    <h2 ref={heading} className="instruction" tabIndex={-1}>
      {children}
    </h2>
  );
}
