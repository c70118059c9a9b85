/** Fawry's wordmark in its colours. */
export function FawryMark() {
  return (
    <svg className="mark" width="52" height="32" viewBox="0 0 52 32" aria-hidden="true">
      <rect width="52" height="32" rx="6" fill="#ffd400" />
      <text
        x="26"
        y="20.5"
        textAnchor="middle"
        fontFamily="'Trebuchet MS', 'Segoe UI', system-ui, sans-serif"
        fontSize="14"
        fontWeight="700"
        fontStyle="italic"
        letterSpacing="-.3"
        fill="#00539b"
        direction="ltr"
      >
        fawry
      </text>
    </svg>
  );
}
