import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { SxProps, Theme } from '@mui/material/styles';

import { appSetUpTexts as texts } from '@contracts/texts/app/set-up';
import type { SetUpCellView, SetUpRowView } from '@contracts/views/set-up.view';

import { useTimeZone } from '../../shared/session/useSession';
import { focusRing } from '../../shared/theme/vars';
import { cellTitle, reasonText } from './cell-texts';
import { StateMark, stateColor } from './StateMark';

/** A cell with its row and column. */
export interface SelectedCell {
  readonly row: SetUpRowView;
  readonly cell: SetUpCellView;
}

interface SetUpTableProps {
  /** Heading of the first column. */
  readonly heading: string;
  readonly rows: readonly SetUpRowView[];
  readonly onSelect: (selected: SelectedCell) => void;
}

/** Table with a row for each carrier or client and a column for each step. */
export function SetUpTable({ heading, rows, onSelect }: SetUpTableProps) {
  const steps = rows[0]?.cells ?? [];
  return (
    <Box sx={frameSx}>
      <Box component="table" sx={tableSx}>
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            {steps.map(({ step }) => (
              <th key={step} scope="col">
                {texts.steps[step]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                {row.name}
                {row.detail !== null && (
                  <Box component="span" sx={detailSx}>
                    {row.detail}
                  </Box>
                )}
              </th>
              {row.cells.map((cell) => (
                <td key={cell.step}>
                  <CellButton row={row} cell={cell} onSelect={onSelect} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

function CellButton({ row, cell, onSelect }: SelectedCell & Pick<SetUpTableProps, 'onSelect'>) {
  const reason = reasonText(cell, useTimeZone());
  return (
    <ButtonBase
      aria-label={`${cellTitle(cell, row)}: ${texts.states[cell.state]}, ${reason}`}
      onClick={() => {
        onSelect({ row, cell });
      }}
      sx={cellSx}
    >
      <StateMark state={cell.state} />
      <Box component="span" sx={{ color: stateColor(cell.state) }}>
        {reason}
      </Box>
    </ButtonBase>
  );
}

const frameSx: SxProps<Theme> = {
  overflow: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
};

const tableSx: SxProps<Theme> = {
  width: 1,
  minWidth: 860,
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: '0.8125rem',
  '& th, & td': { p: 0, textAlign: 'left', borderBottom: 1, borderColor: 'divider' },
  '& th + *, & td + *': { borderLeft: 1, borderColor: 'divider' },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
  '& th': { px: '12px', fontWeight: 500, overflowWrap: 'anywhere' },
  '& thead th': { height: 32, color: 'text.secondary', bgcolor: 'app.tone.neutral.bg' },
  '& thead th:first-of-type': { width: '22%' },
};

const detailSx: SxProps<Theme> = {
  display: 'block',
  color: 'text.secondary',
  fontWeight: 400,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
};

const cellSx: SxProps<Theme> = {
  width: 1,
  minHeight: 48,
  px: '10px',
  py: '6px',
  gap: '8px',
  justifyContent: 'flex-start',
  textAlign: 'left',
  font: 'inherit',
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-visible': (theme) => ({ ...focusRing(theme), outlineOffset: -2 }),
};
