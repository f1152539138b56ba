import Box from '@mui/material/Box';
import { useState } from 'react';

export interface TotalCellProps {
  /** 'Total weight' or 'Volume'. */
  readonly label: string;
  /** Number of the row, from 1. */
  readonly number: number;
  /** Formatted, with its unit. */
  readonly text: string;
  /** As entered. */
  readonly value: string;
  /** Undefined makes it read-only (CON-110). */
  readonly onChange?: ((typed: string) => void) | undefined;
}

/** Total of a row; if the client enters totals, the measures of the pieces follow. */
export function TotalCell({ label, number, text, value, onChange }: TotalCellProps) {
  const [typed, setTyped] = useState<string | null>(null);
  if (!onChange)
    return (
      <span className="total">
        <span className="caption">{label}</span>
        {text}
      </span>
    );

  return (
    <label className="field">
      <span className="caption">{label}</span>
      <Box
        component="input"
        className="total-cell"
        inputMode="decimal"
        autoComplete="off"
        aria-label={`${label}, item ${number}`}
        value={typed ?? value}
        onChange={(event: React.ChangeEvent<HTMLInputElement>) => {
          setTyped(event.target.value);
          onChange(event.target.value);
        }}
        onBlur={() => {
          setTyped(null);
        }}
      />
    </label>
  );
}
