import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

interface PanelProps {
  title: string;
  children?: ReactNode;
}

/** Explains why the customer cannot pay, and what to do next. */
export function Panel({ title, children }: PanelProps) {
  return (
    <div className="panel" role="alert">
      <Icon name="alert" />
      <div>
        <p className="panel-title">{title}</p>
        {children}
      </div>
    </div>
  );
}
