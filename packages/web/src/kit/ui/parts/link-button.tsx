import { Button } from '@chakra-ui/react/button';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Shown } from '../../../i18n/shown.ts';
import type { Text } from '../../../i18n/text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { ActionButton } from './action-button.tsx';

type Props = {
  readonly to: string;
  readonly label: Text;
  readonly search?: Readonly<Record<string, string>>;
  readonly icon: ReactNode;
  /** Why the page is not available, in the user's language; undefined when it is. */
  readonly disabledReason: Shown | undefined;
  readonly variant?: 'solid' | 'outline';
  readonly size?: 'xs' | 'sm';
};

/** A link that looks like a button. When its page is not available, it is a disabled button that shows the reason. */
export function LinkButton({
  to,
  label,
  search,
  icon,
  disabledReason,
  variant = 'outline',
  size = 'sm',
}: Props) {
  const { t } = useTexts();
  if (disabledReason !== undefined) return <ActionButton {...{ label, icon, disabledReason, size }} />;
  return (
    <Button asChild variant={variant} size={size}>
      <Link to={to} search={(search ?? {}) as never}>
        {icon}
        {t(label)}
      </Link>
    </Button>
  );
}
