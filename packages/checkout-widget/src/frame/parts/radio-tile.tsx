import type { ReactNode } from 'react';

interface RadioTileProps {
  /** Name of the radio group. */
  name: string;
  value: string;
  checked: boolean;
  onChoose: () => void;
  label: string;
  hint: string;
  /** The brand marks at the end of the tile. */
  children?: ReactNode;
}

/** A radio button as a tile, with a label and a hint. */
export function RadioTile({ name, value, checked, onChoose, label, hint, children }: RadioTileProps) {
  return (
    <label className="tile">
      <input type="radio" name={name} value={value} checked={checked} onChange={onChoose} />
      {children}
      <span>
        <span className="tile-label">{label}</span>
        <span className="meta">{hint}</span>
      </span>
    </label>
  );
}
