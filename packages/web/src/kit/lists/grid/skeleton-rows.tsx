const widths = ['62%', '48%', '74%', '40%', '56%', '68%'];

/** Placeholder rows during the first load of a list. */
export function SkeletonRows({ columns, rows = 10 }: { columns: number; rows?: number }) {
  const line = Array.from({ length: columns }, (_, column) => column);
  return (
    <div aria-hidden>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <div key={row} className="skeleton-row">
          {line.map((column) => (
            <div
              key={column}
              className="skeleton"
              style={{ inlineSize: widths[(row + column) % widths.length] }}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
