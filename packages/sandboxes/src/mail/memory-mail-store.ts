import { type CaughtMail, type MailStore, MOST_MAILS } from './caught-mail.ts';

/** Creates a mail store in memory, for tests. */
export function memoryMailStore(): MailStore {
  const mails: CaughtMail[] = [];
  return {
    add: async (mail) => {
      if (mails.some(({ id }) => id === mail.id)) return;
      mails.unshift(mail);
      mails.splice(MOST_MAILS);
    },
    find: async (id) => mails.find((mail) => mail.id === id),
    newest: async (limit) => mails.slice(0, limit),
  };
}
