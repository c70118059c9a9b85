import { EmptyState } from '@chakra-ui/react/empty-state';
import type { ReactNode } from 'react';
import type { Shown } from '../../../i18n/shown.ts';

type Props = {
  readonly icon: ReactNode;
  /** The message, in the user's language. */
  readonly text: Shown;
  /** Whether the text is the page's heading. */
  readonly heading?: boolean;
  /** Whether the message is an error: it is then red and announced at once. */
  readonly alert?: boolean;
  /** Details and the next step. */
  readonly children?: ReactNode;
};

/** Shown in place of content: an icon, one sentence and the next step. */
export function Notice({ icon, text, heading = false, alert = false, children }: Props) {
  return (
    <EmptyState.Root size="sm" {...(alert && { role: 'alert' })}>
      <EmptyState.Content>
        <EmptyState.Indicator {...(alert && { color: 'fg.error' })}>{icon}</EmptyState.Indicator>
        <EmptyState.Title as={heading ? 'h1' : 'p'} maxWidth="360px">
          {text}
        </EmptyState.Title>
        {children}
      </EmptyState.Content>
    </EmptyState.Root>
  );
}
