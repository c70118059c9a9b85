import {
  CircleUserRound,
  Files,
  Inbox,
  KeyRound,
  LogOut,
  type LucideIcon,
  Repeat,
  ScrollText,
  ShieldCheck,
  Tags,
  Users,
} from 'lucide-react';
import { MenuIcon } from '../menu-icons.tsx';

/** Icons of pages that are not in the side menu. */
const icons: Readonly<Record<string, LucideIcon>> = {
  users: Users,
  roles: ShieldCheck,
  'checkout-logs': ScrollText,
  'checkout-requests': Inbox,
  products: Tags,
  subscriptions: Repeat,
  'file-records': Files,
  'account-profile': CircleUserRound,
  'change-password': KeyRound,
  logout: LogOut,
};

/** The icon of any page. */
export function EntryIcon({ id }: { id: string }) {
  const Icon = icons[id];
  return Icon ? <Icon size={18} strokeWidth={1.75} aria-hidden /> : <MenuIcon id={id} />;
}
