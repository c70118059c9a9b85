import type { Package } from '@daftar/sdk';
import { Power } from 'lucide-react';
import { useChange } from '../../kit/records/resource-queries.ts';
import { useToggle } from '../../kit/records/use-toggle.ts';
import { ActionButton } from '../../kit/ui/parts/action-button.tsx';
import { useNeeds } from '../../session/permissions/use-needs.ts';
import { openedLink } from './opened-link.ts';
import { switchLink } from './switch-link.ts';

/** Switches a package's link off or on. */
export function LinkSwitch({ of }: { of: Package }) {
  const reason = useNeeds().toChange('editPackage');
  const enabled = !of.link.enabled;
  const change = useChange('packages', async () => {
    const saved = await switchLink(of, enabled);
    openedLink.setState((opened) => (opened?._id === saved._id ? saved : opened));
    return saved;
  });
  const done = enabled ? 'The link was switched on.' : 'The link was switched off.';
  const { busy, toggle } = useToggle(change, done);
  return (
    <ActionButton
      size="sm"
      icon={<Power size={15} aria-hidden />}
      label={enabled ? 'Switch the link on' : 'Switch the link off'}
      busy={busy}
      disabledReason={reason}
      run={toggle}
    />
  );
}
