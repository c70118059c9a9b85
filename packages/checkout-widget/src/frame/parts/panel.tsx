import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

interface PanelProps {
  title: string;
  tone?: 'negative' | 'caution';
  children?: ReactNode;
}

/** Says why there is nothing to pay here, and the one next step. */
export function Panel({ title, tone = 'negative', children }: PanelProps) {
  return (
    <div className={`panel ${tone}`} role="alert">
      <Icon name="alert" />
      <div>
        <p className="panel-title">{title}</p>
        {children}
      </div>
    </div>
  );
}
