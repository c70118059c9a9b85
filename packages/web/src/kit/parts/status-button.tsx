import { Power } from 'lucide-react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/controls.tsx';
import { MenuItem } from './menu.tsx';

type Props = { active: boolean; on?: string; off?: string; busy: boolean; toggle: () => void };

/** Turns an account off or on: the button says what a click will do. */
export function StatusButton({ active, on = 'Activate', off = 'Deactivate', busy, toggle }: Props) {
  const { foreign } = useTexts();
  return (
    <Button
      className="on-hover"
      variant="ghost"
      size="sm"
      height="28px"
      tabIndex={-1}
      disabled={busy}
      onClick={toggle}
    >
      {foreign(active ? off : on)}
    </Button>
  );
}

/** The same in a row's menu, where there is no room for a button. */
export function StatusItem({ active, on = 'Activate', off = 'Deactivate', toggle }: Props) {
  const { foreign } = useTexts();
  return (
    <MenuItem icon={<Power size={15} />} onSelect={toggle}>
      {foreign(active ? off : on)}
    </MenuItem>
  );
}
