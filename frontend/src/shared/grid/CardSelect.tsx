import Box from '@mui/material/Box';

import { ownTexts } from '@contracts/texts/own';

import { AppCheckbox } from '../forms/AppCheckbox';
import type { GridSelection } from './selection';

export interface CardSelectProps {
  readonly id: number;
  /** The record, for screen readers. */
  readonly name: string;
  readonly selection: GridSelection;
}

/** What the first column of a list is on a wide screen, for a card. */
export function CardSelect({ id, name, selection }: CardSelectProps) {
  const { ids, isSingle = false, onChange } = selection;
  return (
    <Box sx={{ flex: 'none', mx: -1, my: -1 }}>
      <AppCheckbox
        checked={ids.has(id)}
        slotProps={{ input: { 'aria-label': `${ownTexts.select} ${name}` } }}
        onChange={(_event, isOn) => {
          const next = new Set(isSingle ? [] : ids);
          if (isOn) next.add(id);
          else next.delete(id);
          onChange(next);
        }}
      />
    </Box>
  );
}
