import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { type Purpose, palette } from './palette.ts';
import { button, input, picker, textarea } from './recipes.ts';

const colors = Object.fromEntries(
  Object.entries(palette).map(([purpose, { light, dark }]) => [
    purpose,
    { value: { base: light, _dark: dark } },
  ]),
) as Record<Purpose, { value: { base: string; _dark: string } }>;

const config = defineConfig({
  cssVarsPrefix: 'd',
  preflight: true,
  theme: {
    breakpoints: { sm: '480px', md: '768px', lg: '1100px', xl: '1440px' },
    semanticTokens: { colors },
    recipes: { button, input, textarea, picker },
  },
  globalCss: { '*, *::before, *::after': { borderColor: 'border' } },
});

/** Chakra with our own tokens and only the recipes in use: the default theme is larger than the app. */
export const system = createSystem(defaultBaseConfig, config);
