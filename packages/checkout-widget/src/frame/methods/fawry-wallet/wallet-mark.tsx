/** An icon of a phone with a wallet, for the tile of wallets. */
export function WalletMark() {
  return (
    <svg className="mark" width="52" height="32" viewBox="0 0 52 32" aria-hidden="true">
      <rect width="52" height="32" rx="6" fill="#3d2f7f" />
      <rect x="10" y="8" width="22" height="16" rx="3" fill="#fff" />
      <path d="M10 12h22v3H10z" fill="#c9c0f2" />
      <rect x="25" y="16" width="9" height="5" rx="2.5" fill="#ffb81c" />
      <path
        d="M38 11a7 7 0 0 1 0 10M41 8a11 11 0 0 1 0 16"
        fill="none"
        stroke="#fff"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  );
}
