import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { brand } from './brand.ts';
import { brandHue } from './brand-hue.ts';
import { chakraTheme } from './chakra-theme.ts';
import { controlRecipes } from './control-recipes.ts';
import { overlayRecipes } from './overlay-recipes.ts';
import { semanticColors } from './semantic-colors.ts';
import { shadows } from './shadows.ts';
import { textStyles } from './text-styles.ts';

const fonts = {
  body: { value: '"IBM Plex Sans", "IBM Plex Sans Arabic", system-ui, sans-serif' },
  heading: { value: '{fonts.body}' },
  mono: { value: 'ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, monospace' },
};

const ours = defineConfig({
  theme: {
    keyframes: { 'page-progress': { from: { inlineSize: '0' } } },
    breakpoints: { sm: '480px', md: '768px', lg: '1100px', xl: '1440px', '2xl': '1920px' },
    tokens: {
      fonts,
      durations: { moderate: { value: '140ms' }, slow: { value: '180ms' } },
    },
    semanticTokens: {
      colors: semanticColors(brandHue(brand.accent)),
      shadows,
      radii: { l1: { value: '{radii.sm}' }, l2: { value: '{radii.md}' }, l3: { value: '{radii.md}' } },
    },
    textStyles,
  },
  globalCss: {
    // Fades rows that belong to another search than the one in the form.
    'main:has([data-part=search-form][data-stale]) :is([role=grid], [data-rows])': { opacity: 0.45 },
    // Keeps focused elements clear of the sticky top bar and the notice bars above it.
    'html:has([data-sticky-head])': { scrollPaddingBlockStart: '64px' },
    'html:has([data-sticky-head] .bar)': { scrollPaddingBlockStart: '116px' },
    '*, *::before, *::after': { borderColor: 'border' },
    html: { color: 'fg', bg: 'bg', lineHeight: '1.45', colorPalette: 'gray' },
    body: { fontSize: 'sm' },
  },
});

/** Chakra's system with our tokens. A later config changes only what it names in an earlier one. */
export const system = createSystem(defaultBaseConfig, chakraTheme, controlRecipes, overlayRecipes, ours);
