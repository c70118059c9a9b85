import {
  ArrowLeftRight,
  ChartNoAxesColumn,
  FileSpreadsheet,
  Landmark,
  type LucideIcon,
  Receipt,
  Store,
  TowerControl,
  Waypoints,
} from 'lucide-react';

const icons: Readonly<Record<string, LucideIcon>> = {
  carriers: TowerControl,
  merchants: Store,
  services: Waypoints,
  settlements: Landmark,
  reports: ChartNoAxesColumn,
  'transaction-report': ArrowLeftRight,
  'settlement-report': FileSpreadsheet,
};

/** The icon of a menu entry; pages to come bring theirs. */
export function MenuIcon({ id }: { id: string }) {
  const Icon = icons[id] ?? Receipt;
  return <Icon size={18} strokeWidth={1.75} aria-hidden />;
}
