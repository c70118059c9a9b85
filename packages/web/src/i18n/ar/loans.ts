/** Arabic texts of loan accounts and their transactions. */
export const loans = {
  'The provider does not show the balance of this account': 'لا يعرض المزوّد رصيد هذا الحساب',
};
