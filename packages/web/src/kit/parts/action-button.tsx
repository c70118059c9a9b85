import { type ReactNode, useId } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/controls.tsx';
import { Why } from './why.tsx';

type Props = {
  /** In English. */
  label: string;
  run?: () => void;
  busy?: boolean;
  /** Why it cannot be done now, in the user's language. */
  because?: string | undefined;
  icon?: ReactNode;
  size?: 'sm' | 'md';
  variant?: 'solid' | 'outline';
  /** Whether it shows in a grid's row, when somebody is there. */
  inRow?: boolean;
};

/** Does something with records; where it cannot, it stays in reach and says why. */
export function ActionButton(props: Props) {
  const { label, run, busy = false, because, icon, size = 'sm', variant = 'outline', inRow = false } = props;
  const { foreign } = useTexts();
  const whyId = useId();
  const off = busy || because !== undefined;
  return (
    <Button
      {...{ size, variant }}
      {...(inRow && { className: 'on-hover', variant: 'ghost', height: '28px', tabIndex: -1 })}
      aria-disabled={off || undefined}
      aria-describedby={because && whyId}
      data-hint={because}
      onClick={() => {
        if (!off) run?.();
      }}
    >
      {icon}
      {foreign(label)}
      <Why id={whyId} because={because} hidden />
    </Button>
  );
}
