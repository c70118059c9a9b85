import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import type { Text } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { type CreationPath, mayCreate } from '../../session/creations.ts';
import { useSession } from '../../session/use-session.ts';
import { ButtonLink } from '../../ui/controls.tsx';

/** A page's way to something new, for whoever may make it. */
export function AddLink({ to, label }: { to: CreationPath; label: Text }) {
  const { t } = useTexts();
  const { caller } = useSession();
  const address: string = to;
  if (!mayCreate(caller, to)) return null;
  return (
    <ButtonLink asChild variant="solid">
      <Link to={address}>
        <Plus size={16} aria-hidden />
        {t(label)}
      </Link>
    </ButtonLink>
  );
}
