import { Receipt } from 'lucide-react';
import { paletteIcons } from '../../kit/ui/parts/palette-icons.ts';
import type { MenuItem } from '../../session/areas.ts';

/** The icon of a page in the palette. */
export function PageIcon({ page }: { page: MenuItem | undefined }) {
  const icon = page?.icon ?? Receipt;
  const Icon = typeof icon === 'string' ? paletteIcons[icon] : icon;
  return <Icon size={18} strokeWidth={1.75} aria-hidden />;
}
