import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { waitFor } from '../../testing/wait-for.ts';
import { PhoneField } from './phone-field.tsx';

test('a number typed while the value has a calling code that is not offered gets the offered one', async () => {
  const container = document.createElement('div');
  const root = createRoot(container);
  const onChange = vi.fn();
  root.render(<PhoneField codes={['92']} value={{ callingCode: '971', national: '' }} onChange={onChange} />);
  await waitFor(() => expect(container.querySelector('select')?.value).toBe('92'));
  const input = container.querySelector('input');
  expect(input?.placeholder).toBe('300 123 4567');
  if (input) input.value = '3001234567';
  input?.dispatchEvent(new Event('input', { bubbles: true }));
  expect(onChange).toHaveBeenCalledWith({ callingCode: '92', national: '3001234567' });
  root.unmount();
});
