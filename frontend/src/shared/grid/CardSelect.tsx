import Box from '@mui/material/Box';

import { appTexts } from '@contracts/texts/app/common';

import { AppCheckbox } from '../forms/AppCheckbox';
import type { GridSelection } from './grid-state';

export interface CardSelectProps {
  readonly id: number;
  /** Accessible name of the record. */
  readonly name: string;
  readonly selection: GridSelection;
}

/** Selection checkbox of a card. */
export function CardSelect({ id, name, selection }: CardSelectProps) {
  const { ids, isSingle = false, selectableIds, onChange } = selection;
  if (selectableIds && !selectableIds.has(id)) return null;
  return (
    <Box sx={{ flex: 'none', mx: { xs: '-14px', sm: -1 }, my: { xs: '-10px', sm: -1 } }}>
      <AppCheckbox
        checked={ids.has(id)}
        slotProps={{ input: { 'aria-label': `${appTexts.select} ${name}` } }}
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
