import OutlinedInput from '@mui/material/OutlinedInput';

import { ownTexts } from '@contracts/texts/own';

/** A short list is seen at a glance. */
const SEARCH_FROM = 8;

export interface FindInputProps {
  /** How many there are to choose from. */
  readonly count: number;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** Finds one of the choices of a small panel, once there are many. */
export const FindInput = ({ count, value, onChange }: FindInputProps) =>
  count > SEARCH_FROM && (
    <OutlinedInput
      fullWidth
      autoFocus
      placeholder={ownTexts.search}
      value={value}
      inputProps={{ 'aria-label': ownTexts.search }}
      onChange={({ target }) => {
        onChange(target.value);
      }}
      sx={{ mb: 2 }}
    />
  );
