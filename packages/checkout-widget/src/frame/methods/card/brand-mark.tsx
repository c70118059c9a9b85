import type { CardBrand } from '@daftar/domain';
import type { ReactNode } from 'react';

/** A brand name on a coloured card. */
function word(text: string, fill: string, ink: string, size: number, italic = false): ReactNode {
  return (
    <>
      <rect width="38" height="24" rx="4" fill={fill} />
      <text
        x="19"
        y={12 + size * 0.36}
        textAnchor="middle"
        fontFamily="system-ui, 'Segoe UI', sans-serif"
        fontSize={size}
        fontWeight="800"
        fontStyle={italic ? 'italic' : 'normal'}
        fill={ink}
        direction="ltr"
      >
        {text}
      </text>
    </>
  );
}

const plain = <rect width="38" height="24" rx="4" fill="#fff" />;

const marks: Readonly<Record<CardBrand, ReactNode>> = {
  visa: word('VISA', '#fff', '#1434cb', 12.5, true),
  mastercard: (
    <>
      {plain}
      <circle cx="15" cy="12" r="7" fill="#eb001b" />
      <circle cx="23" cy="12" r="7" fill="#f79e1b" />
      <path d="M19 6.26a7 7 0 0 1 0 11.48 7 7 0 0 1 0-11.48z" fill="#ff5f00" />
    </>
  ),
  amex: word('AMEX', '#006fcf', '#fff', 10.5),
  diners: (
    <>
      {plain}
      <circle cx="19" cy="12" r="8.5" fill="#0069aa" />
      <circle cx="19" cy="12" r="6" fill="#fff" />
      <path d="M17 7.2v9.6a5.1 5.1 0 0 1 0-9.6zm4 0v9.6a5.1 5.1 0 0 0 0-9.6z" fill="#0069aa" />
    </>
  ),
  discover: (
    <>
      {word('DISCOVER', '#fff', '#231f20', 6.4)}
      <path d="M38 15v5a4 4 0 0 1-4 4H14c10-1 19-4.6 24-9z" fill="#f58220" />
    </>
  ),
  jcb: (
    <>
      {plain}
      {(
        [
          ['#0e4c96', 8, 'J'],
          ['#d6002f', 15.5, 'C'],
          ['#00803e', 23, 'B'],
        ] as const
      ).map(([fill, x, letter]) => (
        <g key={letter}>
          <path d={`M${x} 8a3 3 0 0 1 3-3h4v11a3 3 0 0 1-3 3h-4z`} fill={fill} />
          <text x={x + 3.5} y="15" textAnchor="middle" fontSize="7.5" fontWeight="800" fill="#fff">
            {letter}
          </text>
        </g>
      ))}
    </>
  ),
  meeza: word('meeza', '#4b2a7b', '#ffb81c', 10),
  mada: (
    <>
      {plain}
      <path d="M5 6h12v4.6H5z" fill="#259bd6" />
      <path d="M5 13.4h12V18H5z" fill="#84b740" />
      <text x="27" y="15.6" textAnchor="middle" fontSize="9" fontWeight="800" fill="#27292d">
        mada
      </text>
    </>
  ),
  paypak: word('PayPak', '#00734a', '#fff', 9.5),
};

/** The logo of a card's brand. */
export function BrandMark({ brand, label }: { brand: CardBrand; label: string }) {
  return (
    <span className="brand-mark" role="img" aria-label={label} data-brand={brand}>
      <Drawn brand={brand} />
    </span>
  );
}

function Drawn({ brand }: { brand: CardBrand }) {
  return (
    <svg width="38" height="24" viewBox="0 0 38 24" aria-hidden="true">
      {marks[brand]}
      <rect x=".5" y=".5" width="37" height="23" rx="3.5" fill="none" stroke="#00000026" />
    </svg>
  );
}

/** Logos of Visa, Mastercard and the country's own brand, shown until the typed number determines the brand. */
export function BrandRow({ local }: { local: CardBrand }) {
  return (
    <span className="brand-mark" aria-hidden="true">
      <Drawn brand="visa" />
      <Drawn brand="mastercard" />
      <Drawn brand={local} />
    </span>
  );
}
