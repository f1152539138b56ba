import OutlinedInput from '@mui/material/OutlinedInput';

import { appTexts } from '@contracts/texts/app/common';

/** Number of options above which the search is shown. */
const SEARCH_FROM = 8;

export interface FindInputProps {
  /** Number of options. */
  readonly count: number;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** Search field of a small panel, shown once there are many options. */
export const FindInput = ({ count, value, onChange }: FindInputProps) =>
  count > SEARCH_FROM && (
    <OutlinedInput
      fullWidth
      autoFocus
      placeholder={appTexts.search}
      value={value}
      inputProps={{ 'aria-label': appTexts.search }}
      onChange={({ target }) => {
        onChange(target.value);
      }}
      sx={{ mb: 2 }}
    />
  );
