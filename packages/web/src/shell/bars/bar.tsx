import type { ReactNode } from 'react';
import './bar.css';

type Props = {
  tone: 'caution' | 'info' | 'negative';
  icon: ReactNode;
  children: ReactNode;
  action?: ReactNode;
};

/** A thin bar over the page: what holds for all of it. */
export function Bar({ tone, icon, children, action }: Props) {
  return (
    <div className={`bar no-print ${tone}`}>
      {icon}
      <span>{children}</span>
      {action}
    </div>
  );
}
