import { Power } from 'lucide-react';
import { useId } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/controls.tsx';
import { MenuItem } from './menu.tsx';
import { Why } from './why.tsx';

type Props = {
  active: boolean;
  on?: string;
  off?: string;
  busy: boolean;
  toggle: () => void;
  /** Why it cannot be changed now, in the user's language. */
  because?: string | undefined;
};

/** Turns an account off or on: the button says what a click will do. */
export function StatusButton({ active, on = 'Activate', off = 'Deactivate', busy, toggle, because }: Props) {
  const { foreign } = useTexts();
  const whyId = useId();
  return (
    <Button
      className="on-hover"
      variant="ghost"
      size="sm"
      height="28px"
      tabIndex={-1}
      disabled={busy}
      aria-disabled={because !== undefined || undefined}
      aria-describedby={because && whyId}
      title={because}
      onClick={() => because === undefined && toggle()}
    >
      {foreign(active ? off : on)}
      <Why id={whyId} because={because} hidden />
    </Button>
  );
}

/** The same in a row's menu, where there is no room for a button. */
export function StatusItem({ active, on = 'Activate', off = 'Deactivate', toggle, because }: Props) {
  const { foreign } = useTexts();
  return (
    <MenuItem icon={<Power size={15} />} onSelect={toggle} because={because}>
      {foreign(active ? off : on)}
    </MenuItem>
  );
}
