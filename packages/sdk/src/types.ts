import type { components } from './contract.ts';
import type { ApprovalRow } from './generated/approvals.ts';

/** The verdict on one row of an approval file, before it is processed. */
export type ApprovalVerdict = ApprovalRow['verdict'];

/** A package as shown to a customer who opens its link. */
export type PublicPackage = components['schemas']['PublicPackage'];
