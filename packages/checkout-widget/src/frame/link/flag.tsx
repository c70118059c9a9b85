import { countryOfNumber } from '@daftar/domain';
import type { ReactNode } from 'react';

/** Flags for the calling codes that a payment link offers, drawn in a 21 × 14 box. */
const flags: Readonly<Record<string, ReactNode>> = {
  EG: (
    <>
      <path d="M0 0h21v14H0z" fill="#fff" />
      <path d="M0 0h21v4.700H0z" fill="#ce1126" />
      <path d="M0 9.300h21V14H0z" fill="#000" />
      <path d="M10.5 5.3 9 6.200v1.9l1.5.8 1.5-.8V6.200z" fill="#c09300" />
    </>
  ),
  PK: (
    <>
      <path d="M0 0h21v14H0z" fill="#01411c" />
      <path d="M0 0h5.200v14H0z" fill="#fff" />
      <circle cx="12.8" cy="7.2" r="3.7" fill="#fff" />
      <circle cx="13.9" cy="6.3" r="3.3" fill="#01411c" />
      <path d="m15.3 4 .4 1 1.1.1-.8.7.2 1-.9-.5-.9.5.2-1-.8-.7 1.1-.1z" fill="#fff" />
    </>
  ),
  AE: (
    <>
      <path d="M0 0h21v4.700H0z" fill="#00732f" />
      <path d="M0 4.700h21v4.600H0z" fill="#fff" />
      <path d="M0 9.300h21V14H0z" fill="#000" />
      <path d="M0 0h6v14H0z" fill="#f00" />
    </>
  ),
  IQ: (
    <>
      <path d="M0 0h21v4.700H0z" fill="#ce1126" />
      <path d="M0 4.700h21v4.600H0z" fill="#fff" />
      <path d="M0 9.300h21V14H0z" fill="#000" />
      <path d="M6.5 6.300h8v1.400h-8z" fill="#007a3d" />
    </>
  ),
  QA: (
    <>
      <path d="M0 0h21v14H0z" fill="#8d1b3d" />
      <path
        d="M0 0h6l2.2.78L6 1.560l2.2.78L6 3.110l2.2.78L6 4.670l2.2.78L6 6.220l2.2.78L6 7.780l2.2.78L6 9.330l2.2.78L6 10.890l2.2.78L6 12.440l2.2.78L6 14H0z"
        fill="#fff"
      />
    </>
  ),
};

/** The flag of a calling code's country. Hidden from assistive technology, because the code is shown beside it. */
export function Flag({ callingCode }: { callingCode: string }) {
  const country = countryOfNumber(callingCode) ?? '';
  return (
    <svg
      className="flag"
      width="21"
      height="14"
      viewBox="0 0 21 14"
      aria-hidden="true"
      data-country={country}
    >
      {flags[country]}
    </svg>
  );
}
