/** All colours, named by purpose, for the light and the dark theme. */
export const palette = {
  surface: { light: '#faf9f7', dark: '#151412' },
  'surface-raised': { light: '#ffffff', dark: '#1d1c19' },
  'surface-sunken': { light: '#f3f1ed', dark: '#11100e' },
  'surface-hover': { light: '#f5f3ef', dark: '#262420' },
  'surface-overlay': { light: '#ffffff', dark: '#272521' },
  border: { light: '#e6e2db', dark: '#302d28' },
  'border-control': { light: '#cfc9bf', dark: '#4a463f' },
  'border-strong': { light: '#8c857a', dark: '#7d766a' },
  text: { light: '#1f1d1a', dark: '#f1eee8' },
  'text-muted': { light: '#625c53', dark: '#a9a297' },
  accent: { light: '#0b5c56', dark: '#56b9ad' },
  'accent-hover': { light: '#084742', dark: '#70cabf' },
  'accent-subtle': { light: '#e3f0ee', dark: '#17302d' },
  'on-accent': { light: '#ffffff', dark: '#0b1f1c' },
  positive: { light: '#1a6639', dark: '#72c893' },
  'positive-subtle': { light: '#e5f3e9', dark: '#16301f' },
  caution: { light: '#825000', dark: '#e2ad55' },
  'caution-subtle': { light: '#fbf0db', dark: '#35290f' },
  negative: { light: '#ac281e', dark: '#f28d81' },
  'negative-subtle': { light: '#fbe9e7', dark: '#3b1b18' },
  info: { light: '#1d5ca3', dark: '#84b7ed' },
  'info-subtle': { light: '#e7effa', dark: '#17293e' },
} as const;

export type Purpose = keyof typeof palette;
