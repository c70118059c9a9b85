import type { Settled } from '@daftar/domain';
import type { Settlement } from '@daftar/sdk';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Message } from '../../i18n/message.ts';

const ReviewDialog = lazy(async () => ({ default: (await import('./review-dialog.tsx')).ReviewDialog }));

/** What a user has to give reasons for before a settlement is saved. */
export type ReviewSubject = {
  /** The figures, if the net amount deviates from the exact one. */
  readonly deviation?: Settled | undefined;
  /** The earlier settlements that the period overlaps, or the server's message about them. */
  readonly overlaps: readonly Settlement[];
  readonly message?: Message | undefined;
};

export type Reasons = {
  readonly difference?: { readonly reason: string };
  readonly override?: { readonly reason: string };
};

/** Asks for the reasons; resolves to undefined when the user cancels. */
export type Review = (subject: ReviewSubject) => Promise<Reasons | undefined>;

type Asked = { readonly subject: ReviewSubject; readonly answer: (reasons: Reasons | undefined) => void };

/** Returns a function that asks for reasons, and the dialog to render. */
export function useReview(): { readonly review: Review; readonly dialog: ReactNode } {
  const [asked, setAsked] = useState<Asked>();
  const review: Review = (subject) =>
    new Promise((resolve) => {
      const answer = (reasons: Reasons | undefined) => {
        setAsked(undefined);
        resolve(reasons);
      };
      setAsked({ subject, answer });
    });
  return {
    review,
    dialog: asked && (
      <Suspense>
        <ReviewDialog {...asked} />
      </Suspense>
    ),
  };
}
