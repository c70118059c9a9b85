import { brand } from '../ui/brand.ts';

/** The installation's logo; by default ours, a ledger. */
export function Logo({ size = 26 }: { size?: number }) {
  if (brand.logo) return <img src={brand.logo} alt="" height={size} style={{ blockSize: size }} />;
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="7" fill="var(--chakra-colors-brand-solid)" />
      <path
        d="M10 7h9.500A3.500 3.500 0 0 1 23 10.500v11a3.500 3.500 0 0 1-3.500 3.500H10z"
        fill="var(--chakra-colors-brand-contrast)"
      />
      <path
        d="M13.500 12h6M13.500 16h6M13.500 20h3.500"
        stroke="var(--chakra-colors-brand-solid)"
        strokeWidth="1.800"
        strokeLinecap="round"
      />
    </svg>
  );
}
