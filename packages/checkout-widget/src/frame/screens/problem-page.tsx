import type { Problem } from '../state/checkout-state.ts';
import { ProblemScreen } from './problem-screen.tsx';
import { Title } from './title.tsx';

/** A page that shows only a problem. */
export function ProblemPage({ problem }: { problem: Problem }) {
  return (
    <>
      <Title />
      <ProblemScreen problem={problem} />
    </>
  );
}
