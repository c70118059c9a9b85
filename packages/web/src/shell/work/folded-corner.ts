const key = 'daftar.work-corner';

/** Whether the user has folded the corner of background tasks. Stored in this browser. */
export const foldedCorner = {
  read: (): boolean => localStorage.getItem(key) === 'folded',
  write: (folded: boolean): void => {
    if (folded) localStorage.setItem(key, 'folded');
    else localStorage.removeItem(key);
  },
};
