import type { components } from './contract.ts';
import type { ApprovalRow } from './generated/approvals.ts';

/** Planned result of one row of an approval file. */
export type ApprovalVerdict = ApprovalRow['verdict'];

/** A package as the customer who follows its link sees it. */
export type PublicPackage = components['schemas']['PublicPackage'];
