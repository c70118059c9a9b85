import {
  ArrowLeftRight,
  Ban,
  BanknoteArrowUp,
  ChartNoAxesColumn,
  FileCheck2,
  FileSpreadsheet,
  HandCoins,
  Headset,
  Landmark,
  LayoutDashboard,
  type LucideIcon,
  Package,
  Receipt,
  ReceiptText,
  Send,
  Store,
  TowerControl,
  Undo2,
  Wallet,
  Waypoints,
} from 'lucide-react';

const icons: Readonly<Record<string, LucideIcon>> = {
  dashboard: LayoutDashboard,
  collection: HandCoins,
  disbursement: Send,
  carriers: TowerControl,
  merchants: Store,
  packages: Package,
  'merchant-top-ups': BanknoteArrowUp,
  blacklists: Ban,
  services: Waypoints,
  refunds: Undo2,
  settlements: Landmark,
  'settlement-files': FileCheck2,
  reports: ChartNoAxesColumn,
  'transaction-report': ArrowLeftRight,
  'settlement-report': FileSpreadsheet,
  'billing-report': ReceiptText,
  'loan-accounts-balance': Wallet,
  'call-center': Headset,
};

/** The icon of a side menu entry. */
export function MenuIcon({ id }: { id: string }) {
  const Icon = icons[id] ?? Receipt;
  return <Icon size={18} strokeWidth={1.75} aria-hidden />;
}
