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
  SA: (
    <>
      <path d="M0 0h21v14H0z" fill="#006c35" />
      <path d="M5 5h11v1.500H5zM6 9h9v.8H6z" fill="#fff" />
    </>
  ),
  KW: (
    <>
      <path d="M0 0h21v4.700H0z" fill="#007a3d" />
      <path d="M0 4.700h21v4.600H0z" fill="#fff" />
      <path d="M0 9.300h21V14H0z" fill="#ce1126" />
      <path d="M0 0l5.200 4.700v4.600L0 14z" fill="#000" />
    </>
  ),
  BH: (
    <>
      <path d="M0 0h21v14H0z" fill="#ce1126" />
      <path
        d="M0 0h6l3 1.400-3 1.400 3 1.400-3 1.400L9 7 6 8.400l3 1.400-3 1.400 3 1.400L6 14H0z"
        fill="#fff"
      />
    </>
  ),
  OM: (
    <>
      <path d="M0 0h21v4.700H0z" fill="#fff" />
      <path d="M0 4.700h21v4.600H0z" fill="#db161b" />
      <path d="M0 9.300h21V14H0z" fill="#008000" />
      <path d="M0 0h6v14H0z" fill="#db161b" />
    </>
  ),
  GB: (
    <>
      <path d="M0 0h21v14H0z" fill="#012169" />
      <path d="m0 0 21 14M21 0 0 14" stroke="#fff" strokeWidth="2.800" />
      <path d="m0 0 21 14M21 0 0 14" stroke="#c8102e" strokeWidth="1" />
      <path d="M10.500 0v14M0 7h21" stroke="#fff" strokeWidth="4.600" />
      <path d="M10.500 0v14M0 7h21" stroke="#c8102e" strokeWidth="2.800" />
    </>
  ),
  US: (
    <>
      <path d="M0 0h21v14H0z" fill="#fff" />
      <path d="M0 1h21M0 3h21M0 5h21M0 7h21M0 9h21M0 11h21M0 13h21" stroke="#b22234" strokeWidth="1.080" />
      <path d="M0 0h9v7.500H0z" fill="#3c3b6e" />
    </>
  ),
  MY: (
    <>
      <path d="M0 0h21v14H0z" fill="#fff" />
      <path d="M0 .5h21m-21 2h21m-21 2h21m-21 2h21m-21 2h21m-21 2h21m-21 2h21" stroke="#c00" />
      <path d="M0 0h10.500v8H0z" fill="#010066" />
      <circle cx="4.500" cy="4" r="2.600" fill="#fc0" />
      <circle cx="5.400" cy="4" r="2.200" fill="#010066" />
      <circle cx="7.200" cy="4" r="1.500" fill="#fc0" />
    </>
  ),
  SG: (
    <>
      <path d="M0 0h21v7H0z" fill="#ed2939" />
      <path d="M0 7h21v7H0z" fill="#fff" />
      <circle cx="4.500" cy="3.500" r="2.500" fill="#fff" />
      <circle cx="5.500" cy="3.500" r="2.300" fill="#ed2939" />
    </>
  ),
  CN: (
    <>
      <path d="M0 0h21v14H0z" fill="#de2910" />
      <path
        d="m4 2 .6 1.600h1.700L5 4.600l.5 1.700L4 5.300 2.500 6.300 3 4.600 1.700 3.600h1.700z"
        fill="#ffde00"
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
