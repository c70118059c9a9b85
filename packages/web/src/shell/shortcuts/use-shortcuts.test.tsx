import { createRootRoute } from '@tanstack/react-router';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderRouter } from '../../../test/render-router.tsx';
import { overlays } from '../overlays.ts';
import { useShortcuts } from './use-shortcuts.ts';

// The code of the shortcuts never arrives.
vi.mock('./listen.ts', () => new Promise(() => {}));

function Page() {
  useShortcuts([]);
  return <h1>Page</h1>;
}

test('Ctrl+K opens the palette before the code of the other shortcuts is loaded', async () => {
  const open = vi.spyOn(overlays, 'open').mockResolvedValue();
  renderRouter(createRootRoute({ component: Page }), '/');
  await screen.findByRole('heading');
  expect(fireEvent.keyDown(document.body, { key: 'k' })).toBe(true);
  expect(open).not.toHaveBeenCalled();
  expect(fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })).toBe(false);
  expect(open).toHaveBeenCalledWith('palette');
});
