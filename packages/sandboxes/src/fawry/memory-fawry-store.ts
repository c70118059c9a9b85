import { type FawryCharge, type FawryNotice, type FawryStore, MAX_NOTICE_ATTEMPTS } from './fawry-store.ts';

const newestFirst = (one: FawryCharge, other: FawryCharge): number =>
  other.createdAt.getTime() - one.createdAt.getTime();

const isDue = ({ deliveredAt, dueAt, attempts }: FawryNotice, now: Date): boolean =>
  deliveredAt === null && dueAt <= now && attempts < MAX_NOTICE_ATTEMPTS;

/** Creates a store in memory, for unit tests. */
export function memoryFawryStore(): FawryStore {
  const charges = new Map<string, FawryCharge>();
  const notices = new Map<string, FawryNotice>();
  const all = (): FawryCharge[] => [...charges.values()];
  const unpaid = (): FawryCharge[] => all().filter(({ status }) => status === 'UNPAID');
  const byMerchant = (wanted: string): FawryCharge | undefined =>
    all().find((each) => each.merchantRefNumber === wanted);
  return {
    add: async (charge) => {
      if (charges.has(charge.referenceNumber) || byMerchant(charge.merchantRefNumber)) return false;
      charges.set(charge.referenceNumber, charge);
      return true;
    },
    byReference: async (referenceNumber) => charges.get(referenceNumber),
    byMerchantReference: async (merchantRefNumber) => byMerchant(merchantRefNumber),
    waiting: async (limit) => unpaid().sort(newestFirst).slice(0, limit),
    overdue: async (now) => unpaid().filter(({ expiresAt }) => expiresAt <= now),
    move: async (referenceNumber, { from, to, payment }) => {
      const charge = charges.get(referenceNumber);
      if (!charge || !from.includes(charge.status)) return undefined;
      const moved = { ...charge, status: to, payment: payment ?? charge.payment };
      charges.set(referenceNumber, moved);
      return moved;
    },
    addNotices: async (added) => {
      for (const notice of added) notices.set(notice.id, notice);
    },
    dueNotices: async (now, limit) =>
      [...notices.values()].filter((notice) => isDue(notice, now)).slice(0, limit),
    saveNotice: async (notice) => {
      notices.set(notice.id, notice);
    },
    noticesOf: async (wanted) =>
      [...notices.values()].filter(({ referenceNumber }) => referenceNumber === wanted),
  };
}
