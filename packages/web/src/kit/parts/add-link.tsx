import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import type { Text } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { ButtonLink } from '../../ui/controls.tsx';

/** A page's way to something new. */
export function AddLink({ to, label }: { to: string; label: Text }) {
  const { t } = useTexts();
  return (
    <ButtonLink asChild variant="solid">
      <Link to={to}>
        <Plus size={16} aria-hidden />
        {t(label)}
      </Link>
    </ButtonLink>
  );
}
