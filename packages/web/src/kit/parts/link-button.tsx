import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Text } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { ButtonLink } from '../../ui/controls.tsx';
import { ActionButton } from './action-button.tsx';

type Props = {
  readonly to: string;
  readonly label: Text;
  readonly icon: ReactNode;
  /** Why it leads nowhere, in the user's language. */
  readonly because: string | undefined;
  readonly variant?: 'solid' | 'outline';
  readonly size?: 'sm' | 'md';
};

/** A way to another page; where it is closed, it stays in reach and says why. */
export function LinkButton({ to, label, icon, because, variant = 'outline', size = 'md' }: Props) {
  const { t } = useTexts();
  if (because !== undefined) return <ActionButton {...{ label, icon, because, size }} />;
  return (
    <ButtonLink asChild variant={variant} size={size}>
      <Link to={to}>
        {icon}
        {t(label)}
      </Link>
    </ButtonLink>
  );
}
