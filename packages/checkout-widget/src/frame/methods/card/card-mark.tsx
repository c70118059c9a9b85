/** An icon of a payment card, for the tile of the card method. */
export function CardMark() {
  return (
    <svg className="mark" width="52" height="32" viewBox="0 0 52 32" aria-hidden="true">
      <rect width="52" height="32" rx="6" fill="#20504f" />
      <rect y="7" width="52" height="6" fill="#0d2f2e" />
      <rect x="6" y="20" width="12" height="4" rx="1" fill="#8fd0c9" />
      <circle cx="38" cy="22" r="5" fill="#eb001b" />
      <circle cx="44" cy="22" r="5" fill="#f79e1b" fillOpacity=".9" />
    </svg>
  );
}
