import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

interface PanelProps {
  title: string;
  children?: ReactNode;
}

/** Says why there is nothing to pay here, and the one next step. */
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
