export type FawryOrderStatus = 'UNPAID' | 'PAID' | 'CANCELED' | 'EXPIRED' | 'REFUNDED';

/** A charge as the sandbox keeps it; amounts are major units with two decimals. */
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
  /** The counter's own receipt number. */
  reference: string;
  amount: string;
  fees: string;
  at: Date;
}

/** A callback on its way: the signed body stays the same over all tries. */
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

/** After so many tries a callback is given up. */
export const MAX_NOTICE_ATTEMPTS = 10;

/** Where the sandbox keeps what Fawry would know. */
export interface FawryStore {
  /** False when one of its two numbers is taken. */
  add(charge: FawryCharge): Promise<boolean>;
  byReference(referenceNumber: string): Promise<FawryCharge | undefined>;
  byMerchantReference(merchantRefNumber: string): Promise<FawryCharge | undefined>;
  /** Unpaid charges, newest first. */
  waiting(limit: number): Promise<FawryCharge[]>;
  /** Unpaid charges whose time is over. */
  overdue(now: Date): Promise<FawryCharge[]>;
  /** Moves a charge on if it still is where one thinks it is; undefined otherwise. */
  move(referenceNumber: string, move: FawryMove): Promise<FawryCharge | undefined>;
  addNotices(notices: FawryNotice[]): Promise<void>;
  dueNotices(now: Date, limit: number): Promise<FawryNotice[]>;
  saveNotice(notice: FawryNotice): Promise<void>;
  noticesOf(referenceNumber: string): Promise<FawryNotice[]>;
}
