import { defineSemanticTokens } from '@chakra-ui/react/styled-system';

const shadow = (light: string, dark: string) => ({ value: { base: light, _dark: dark } });

/** Only elements that float above the page have a shadow. */
export const shadows = defineSemanticTokens.shadows({
  xs: shadow('0 1px 2px rgb(31 29 26 / 0.08)', '0 1px 2px rgb(0 0 0 / 0.5)'),
  sm: shadow('0 2px 6px rgb(31 29 26 / 0.1)', '0 2px 6px rgb(0 0 0 / 0.5)'),
  md: shadow('0 4px 12px rgb(31 29 26 / 0.12)', '0 4px 12px rgb(0 0 0 / 0.55)'),
  lg: shadow('0 8px 24px rgb(31 29 26 / 0.14)', '0 8px 24px rgb(0 0 0 / 0.6)'),
  xl: shadow('0 16px 40px rgb(31 29 26 / 0.18)', '0 16px 40px rgb(0 0 0 / 0.65)'),
});
