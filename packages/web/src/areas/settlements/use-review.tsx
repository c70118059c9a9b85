import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Reasons, ReviewSubject } from './review-subject.ts';

const ReviewDialog = lazy(async () => ({ default: (await import('./review-dialog.tsx')).ReviewDialog }));

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
