import type { TestCard } from '../cards/judge-card.ts';

const valid = { expiry: '05/29', cvv: '123', threeDs: true } as const;

/** Fawry's documented test cards. */
export const fawryCards: readonly TestCard[] = [
  { ...valid, number: '4242424242424242', failure: null },
  { ...valid, number: '5436031030606378', failure: null },
  { ...valid, number: '5078036246600381', failure: null },
  { ...valid, number: '4263970000005262', failure: 'expiredCard' },
  { ...valid, number: '4222000006724235', failure: 'noFunds' },
];
