import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { SxProps, Theme } from '@mui/material/styles';
import { ChevronRight } from 'lucide-react';

import { appSetUpTexts as texts } from '@contracts/texts/app/set-up';
import type { SetUpCellView, SetUpRowView } from '@contracts/views/set-up.view';

import { useTimeZone } from '../../shared/session/useSession';
import { reasonText } from './cell-texts';
import type { SelectedCell } from './SetUpTable';
import { StateMark, stateColor } from './StateMark';

interface StepListProps {
  readonly rows: readonly SetUpRowView[];
  readonly shows?: (cell: SetUpCellView) => boolean;
  readonly onSelect: (selected: SelectedCell) => void;
}

/** Steps grouped by carrier or client, for phones. */
export function StepList({ rows, shows = () => true, onSelect }: StepListProps) {
  const zone = useTimeZone();
  return rows
    .map((row) => ({ row, cells: row.cells.filter(shows) }))
    .filter(({ cells }) => cells.length > 0)
    .map(({ row, cells }) => (
      <Box component="section" key={`${cells[0]?.step}-${row.id}`}>
        <Typography component="h2" sx={{ color: 'text.secondary', mb: '6px' }}>
          {row.name}
        </Typography>
        <Box sx={cardSx}>
          {cells.map((cell) => (
            <ButtonBase
              key={cell.step}
              onClick={() => {
                onSelect({ row, cell });
              }}
              sx={stepSx}
            >
              <StateMark state={cell.state} />
              <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
                <Box component="span" sx={{ display: 'block', fontWeight: 500 }}>
                  {texts.steps[cell.step]}
                </Box>
                <Box component="span" sx={{ color: stateColor(cell.state) }}>
                  {reasonText(cell, zone)}
                </Box>
              </Box>
              <ChevronRight size={16} aria-hidden />
            </ButtonBase>
          ))}
        </Box>
      </Box>
    ));
}

const cardSx: SxProps<Theme> = {
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  overflow: 'hidden',
};

const stepSx: SxProps<Theme> = {
  width: 1,
  minHeight: 60,
  px: 3,
  gap: '12px',
  textAlign: 'left',
  font: 'inherit',
  '& + &': { borderTop: 1, borderColor: 'divider' },
};
