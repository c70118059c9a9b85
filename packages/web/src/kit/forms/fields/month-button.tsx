import { IconButton } from '@chakra-ui/react/button';
import type { ButtonHTMLAttributes } from 'react';

/** The button to the previous or next month. */
export function MonthButton({ color: _color, ...props }: ButtonHTMLAttributes<HTMLButtonElement>) {
  return <IconButton size="xs" variant="ghost" {...props} />;
}
