import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import './banner.css';

const icons = { negative: CircleAlert, caution: TriangleAlert, info: Info, positive: CircleCheck };

type Props = { tone: keyof typeof icons; children: ReactNode; action?: ReactNode };

/** A message in the page that stays until its cause is resolved. */
export function Banner({ tone, children, action }: Props) {
  const Icon = icons[tone];
  return (
    <div className={`banner ${tone}`} role={tone === 'negative' ? 'alert' : 'status'}>
      <Icon size={17} aria-hidden />
      <div>{children}</div>
      {action}
    </div>
  );
}
