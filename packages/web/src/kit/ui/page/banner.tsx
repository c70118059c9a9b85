import { Alert } from '@chakra-ui/react/alert';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

const looks = {
  negative: { status: 'error', Icon: CircleAlert },
  caution: { status: 'warning', Icon: TriangleAlert },
  info: { status: 'info', Icon: Info },
  positive: { status: 'success', Icon: CircleCheck },
} as const;

type Props = { tone: keyof typeof looks; children: ReactNode; action?: ReactNode };

/** A message in the page that stays until its cause is resolved. */
export function Banner({ tone, children, action }: Props) {
  const { status, Icon } = looks[tone];
  return (
    <Alert.Root status={status} role={tone === 'negative' ? 'alert' : 'status'}>
      <Alert.Indicator>
        <Icon aria-hidden />
      </Alert.Indicator>
      <Alert.Content color="fg">{children}</Alert.Content>
      {action}
    </Alert.Root>
  );
}
