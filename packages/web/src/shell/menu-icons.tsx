import {
  ArrowLeftRight,
  Ban,
  ChartNoAxesColumn,
  FileSpreadsheet,
  Headset,
  Landmark,
  LayoutDashboard,
  type LucideIcon,
  Package,
  Receipt,
  Send,
  Store,
  TowerControl,
  Wallet,
  Waypoints,
} from 'lucide-react';

const icons: Readonly<Record<string, LucideIcon>> = {
  dashboard: LayoutDashboard,
  collection: Receipt,
  disbursement: Send,
  carriers: TowerControl,
  merchants: Store,
  packages: Package,
  'merchant-top-ups': Wallet,
  blacklists: Ban,
  services: Waypoints,
  settlements: Landmark,
  reports: ChartNoAxesColumn,
  'transaction-report': ArrowLeftRight,
  'settlement-report': FileSpreadsheet,
  'loan-requests': Send,
  'loan-accounts-balance': Wallet,
  'call-center': Headset,
};

/** The icon of a menu entry. */
export function MenuIcon({ id }: { id: string }) {
  const Icon = icons[id] ?? Receipt;
  return <Icon size={18} strokeWidth={1.75} aria-hidden />;
}
