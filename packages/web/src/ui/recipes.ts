import { defineRecipe } from '@chakra-ui/react/styled-system';

const focus = { outline: '2px solid', outlineColor: 'accent', outlineOffset: '2px' };

/** Hover state of enabled controls only. */
const hover = '&:hover:not(:disabled, [aria-disabled=true])';

export const button = defineRecipe({
  className: 'd-button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '6px',
    borderRadius: '6px',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'transparent',
    fontWeight: 500,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    flexShrink: 0,
    textDecoration: 'none',
    transition: 'background-color 120ms ease-out, border-color 120ms ease-out',
    _focusVisible: focus,
    _disabled: { opacity: 0.55, cursor: 'not-allowed' },
  },
  variants: {
    variant: {
      solid: { bg: 'accent', color: 'on-accent', [hover]: { bg: 'accent-hover' } },
      outline: {
        bg: 'surface-raised',
        color: 'text',
        borderColor: 'border-control',
        [hover]: { bg: 'surface-hover' },
      },
      ghost: { bg: 'transparent', color: 'text', [hover]: { bg: 'surface-hover' } },
      danger: { bg: 'negative', color: 'surface-raised', [hover]: { opacity: 0.92 } },
    },
    size: {
      sm: { height: '32px', paddingInline: '10px', fontSize: '13px' },
      md: { height: '36px', paddingInline: '14px', fontSize: '14px' },
      lg: { height: '44px', paddingInline: '18px', fontSize: '14px' },
    },
    square: { true: { paddingInline: 0, aspectRatio: '1' } },
  },
  defaultVariants: { variant: 'outline', size: 'md' },
});

const control = {
  width: '100%',
  minWidth: 0,
  bg: 'surface-raised',
  color: 'text',
  borderWidth: '1px',
  borderStyle: 'solid',
  borderColor: 'border-strong',
  borderRadius: '6px',
  paddingInline: '10px',
  fontSize: '14px',
  _placeholder: { color: 'text-muted' },
  _focusVisible: { ...focus, outlineOffset: '-1px', borderColor: 'accent' },
  // Browsers fade disabled controls, but a read-only record must stay readable.
  _disabled: {
    bg: 'surface-sunken',
    color: 'text-muted',
    borderColor: 'border',
    cursor: 'not-allowed',
    opacity: 1,
  },
  _readOnly: { bg: 'surface-sunken', color: 'text-muted', borderColor: 'border' },
  '&[aria-invalid=true]': { borderColor: 'negative', outlineColor: 'negative' },
} as const;

export const input = defineRecipe({ className: 'd-input', base: { ...control, height: '36px' } });

export const textarea = defineRecipe({
  className: 'd-textarea',
  base: { ...control, paddingBlock: '8px', minHeight: '84px', lineHeight: 1.45, resize: 'vertical' },
});

export const picker = defineRecipe({
  className: 'd-picker',
  base: { ...control, height: '36px', cursor: 'pointer', textOverflow: 'ellipsis' },
});
