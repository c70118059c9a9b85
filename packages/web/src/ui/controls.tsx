import { chakra } from '@chakra-ui/react/styled-system';
import { button, input, picker, textarea } from './recipes.ts';

/** The basic controls of forms, bars and dialogs. */
export const Button = chakra('button', button, { defaultProps: { type: 'button' } });
export const ButtonLink = chakra('a', button);
export const Input = chakra('input', input);
export const Textarea = chakra('textarea', textarea);
export const Picker = chakra('select', picker);
