export type FawryOrderStatus = 'UNPAID' | 'PAID' | 'CANCELED' | 'EXPIRED' | 'REFUNDED';

/** A stored charge; amounts are major units with two decimals. */
export interface FawryCharge {
  referenceNumber: string;
  merchantRefNumber: string;
  customerProfileId: string;
  customerName: string;
  customerMobile: string;
  customerEmail: string;
  description: string;
  amount: string;
  status: FawryOrderStatus;
  expiresAt: Date;
  createdAt: Date;
  payment: FawryPayment | null;
}

export interface FawryPayment {
  /** The counter's receipt number. */
  reference: string;
  amount: string;
  fees: string;
  at: Date;
}

/** A queued callback; the signed body is the same in all attempts. */
export interface FawryNotice {
  id: string;
  referenceNumber: string;
  orderStatus: string;
  body: string;
  attempts: number;
  dueAt: Date;
  deliveredAt: Date | null;
  lastError: string | null;
}

export interface FawryMove {
  from: FawryOrderStatus[];
  to: FawryOrderStatus;
  payment?: FawryPayment;
}

/** Number of attempts after which a callback is given up. */
export const MAX_NOTICE_ATTEMPTS = 10;

/** Storage of the sandbox. */
export interface FawryStore {
  /** Returns false when one of the charge's two reference numbers is taken. */
  add(charge: FawryCharge): Promise<boolean>;
  byReference(referenceNumber: string): Promise<FawryCharge | undefined>;
  byMerchantReference(merchantRefNumber: string): Promise<FawryCharge | undefined>;
  /** Unpaid charges, newest first. */
  waiting(limit: number): Promise<FawryCharge[]>;
  /** Unpaid charges that have expired. */
  overdue(now: Date): Promise<FawryCharge[]>;
  /** Changes a charge's status if it still is one of `from`; returns undefined otherwise. */
  move(referenceNumber: string, move: FawryMove): Promise<FawryCharge | undefined>;
  addNotices(notices: FawryNotice[]): Promise<void>;
  dueNotices(now: Date, limit: number): Promise<FawryNotice[]>;
  saveNotice(notice: FawryNotice): Promise<void>;
  noticesOf(referenceNumber: string): Promise<FawryNotice[]>;
}
