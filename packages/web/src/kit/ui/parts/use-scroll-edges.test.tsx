import { fireEvent, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useScrollEdges } from './use-scroll-edges.ts';

let measured: () => void = () => undefined;

class Sizes {
  constructor(tell: () => void) {
    measured = tell;
  }
  observe() {}
  disconnect() {}
}

function Box() {
  const box = useRef<HTMLDivElement>(null);
  useScrollEdges(box);
  return (
    <div data-testid="frame">
      <div ref={box} data-testid="box" />
    </div>
  );
}

function show(sizes: { scrollWidth: number; clientWidth: number }) {
  vi.stubGlobal('ResizeObserver', Sizes);
  const { getByTestId } = render(<Box />);
  const [frame, box] = [getByTestId('frame'), getByTestId('box')];
  for (const [name, value] of Object.entries(sizes)) Object.defineProperty(box, name, { value });
  measured();
  const scrollTo = (scrollLeft: number) => {
    Object.defineProperty(box, 'scrollLeft', { value: scrollLeft, configurable: true });
    fireEvent.scroll(box);
  };
  return { scrollTo, edges: () => ['before', 'after'].filter((side) => frame.hasAttribute(`data-${side}`)) };
}

afterEach(() => vi.unstubAllGlobals());

test('the frame marks the sides with more content at each scroll position', () => {
  const { edges, scrollTo } = show({ scrollWidth: 900, clientWidth: 400 });
  expect(edges()).toEqual(['after']);
  scrollTo(200);
  expect(edges()).toEqual(['before', 'after']);
  scrollTo(499.5);
  expect(edges()).toEqual(['before']);
});

test('the frame handles the negative scroll positions of right-to-left boxes', () => {
  const { edges, scrollTo } = show({ scrollWidth: 900, clientWidth: 400 });
  scrollTo(-500);
  expect(edges()).toEqual(['before']);
});

test('the frame marks no side when everything fits', () => {
  expect(show({ scrollWidth: 400, clientWidth: 400 }).edges()).toEqual([]);
});
