import { isDue, type Notice } from '../notices/notice.ts';
import type { Store } from './store.ts';

/** Creates the part of a store in memory that keeps notices. */
export function noticesInMemory(): Pick<Store, 'addNotices' | 'dueNotices' | 'saveNotice' | 'noticesOf'> {
  const notices = new Map<string, Notice>();
  return {
    addNotices: async (added) => {
      for (const notice of added) notices.set(notice.id, notice);
    },
    dueNotices: async (now, limit) =>
      [...notices.values()].filter((notice) => isDue(notice) && notice.dueAt <= now).slice(0, limit),
    saveNotice: async (notice) => {
      notices.set(notice.id, notice);
    },
    noticesOf: async (provider, reference) =>
      [...notices.values()].filter((one) => one.provider === provider && one.reference === reference),
  };
}
