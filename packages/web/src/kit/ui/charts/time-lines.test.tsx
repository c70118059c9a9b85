import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { asWritten } from '../../../i18n/shown.ts';
import { TimeLines } from './time-lines.tsx';

const days = ['1 نوفمبر', '2 نوفمبر', '3 نوفمبر'];

function drawChart(rtl: boolean, values: readonly number[] = [1000, 2000, 3000]) {
  const { container } = render(
    <TimeLines
      series={[
        { id: 'before', name: asWritten('Before'), ink: 'grey', values: [1, 1, 2], faint: true },
        { id: 'amount', name: asWritten('Amount'), ink: 'teal', values },
      ]}
      days={days}
      width={600}
      height={200}
      rtl={rtl}
      axisText={(value) => `${value} ألف`}
      valueText={String}
    />,
  );
  const labels = [...container.querySelectorAll('text')].map((text) => ({
    text: text.textContent ?? '',
    x: Number(/translate\(([-\d.]+)/.exec(text.closest('g')?.getAttribute('transform') ?? '')?.[1]),
  }));
  const placeOf = (day: string) => labels.find(({ text }) => text.includes(day))?.x ?? Number.NaN;
  return { container, labels, placeOf };
}

test('time runs from right to left in Arabic, and each label reads from right to left', () => {
  const { labels, placeOf } = drawChart(true);
  expect(placeOf('1 نوفمبر')).toBeGreaterThan(placeOf('3 نوفمبر'));
  expect(labels.length).toBeGreaterThan(5);
  for (const { text } of labels) expect(text).toMatch(/^\u2067.+\u2069$/);
});

test('time runs from left to right in English, and labels have no direction marks', () => {
  const { labels, placeOf } = drawChart(false);
  expect(placeOf('1 نوفمبر')).toBeLessThan(placeOf('3 نوفمبر'));
  for (const { text } of labels) expect(text).not.toMatch(/[\u2066-\u2069]/);
});

test('the area below the line of the previous period stays empty', () => {
  const { container } = drawChart(false);
  const filled = [...container.querySelectorAll('path[fill-opacity]')];
  expect(filled.map((area) => area.getAttribute('fill'))).toEqual(['teal']);
});

test('lines run straight between the days, with a point for each day', () => {
  const { container } = drawChart(false);
  const line = container.querySelector('path[stroke="teal"]')?.getAttribute('d');
  expect(line).toMatch(/^M[^C]+$/);
  expect(container.querySelectorAll('g[stroke="teal"] circle')).toHaveLength(3);
  expect(container.querySelectorAll('g[stroke="grey"] circle')).toHaveLength(0);
});

test('days that are too close for points have none', () => {
  const values = Array.from({ length: 90 }, (_, day) => day);
  const { container } = drawChart(false, values);
  expect(container.querySelectorAll('circle')).toHaveLength(0);
});
