import { brand } from '../theme/brand.ts';

/** The installation's logo; by default ours, a ledger. */
export function Logo({ size = 26 }: { size?: number }) {
  if (brand.logo) return <img src={brand.logo} alt="" height={size} style={{ blockSize: size }} />;
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="7" fill="var(--chakra-colors-brand-solid)" />
      <path
        d="M10 7h9.5A3.5 3.5 0 0 1 23 10.5v11a3.5 3.5 0 0 1-3.5 3.5H10z"
        fill="var(--chakra-colors-brand-contrast)"
      />
      <path
        d="M13.5 12h6M13.5 16h6M13.5 20h3.5"
        stroke="var(--chakra-colors-brand-solid)"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </svg>
  );
}
