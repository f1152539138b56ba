import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import { ArrowDown, ArrowUp } from 'lucide-react';

import { appTexts } from '@contracts/texts/app/common';

import { AppCheckbox } from '../forms/AppCheckbox';

export interface ChoosableColumn {
  readonly key: string;
  readonly label: string;
  /** Whether it cannot be hidden. */
  readonly isLocked?: boolean;
}

export interface ColumnChooserProps {
  readonly columns: readonly ChoosableColumn[];
  /** Keys of the visible columns, in order. */
  readonly visible: readonly string[];
  readonly onChange: (visible: string[]) => void;
  readonly onReset: () => void;
}

/** Columns of a list with a checkbox each; visible ones can be moved. */
export const ColumnList = ({ columns, visible, onChange, onReset }: ColumnChooserProps) => (
  <Box sx={{ width: 280, p: 2 }}>
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 420, overflow: 'auto' }}>
      {inOrder(columns, visible).map((column) => (
        <ColumnLine key={column.key} column={column} visible={visible} onChange={onChange} />
      ))}
    </Box>
    <Button variant="text" fullWidth onClick={onReset} sx={{ mt: 1 }}>
      {appTexts.reset}
    </Button>
  </Box>
);

/** Visible columns first, in their order, then the hidden ones. */
function inOrder(columns: readonly ChoosableColumn[], visible: readonly string[]) {
  const shown = visible.flatMap((key) => columns.filter((column) => column.key === key));
  return [...shown, ...columns.filter(({ key }) => !visible.includes(key))];
}

interface ColumnLineProps {
  readonly column: ChoosableColumn;
  readonly visible: readonly string[];
  readonly onChange: (visible: string[]) => void;
}

function ColumnLine({ column, visible, onChange }: ColumnLineProps) {
  const { key, label, isLocked } = column;
  const index = visible.indexOf(key);
  const isShown = index >= 0;
  const moveTo = (to: number) => {
    onChange(visible.toSpliced(index, 1).toSpliced(to, 0, key));
  };

  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center' }}>
      <FormControlLabel
        label={label}
        disabled={isLocked === true}
        control={<AppCheckbox checked={isShown} />}
        onChange={() => {
          onChange(isShown ? visible.filter((other) => other !== key) : [...visible, key]);
        }}
        sx={{ m: 0, gap: 1, flex: 1, minHeight: 30 }}
      />
      {isShown && (
        <>
          <MoveButton
            label={`${appTexts.moveUp} ${label}`}
            isDisabled={index === 0}
            onClick={() => {
              moveTo(index - 1);
            }}
          >
            <ArrowUp size={14} aria-hidden />
          </MoveButton>
          <MoveButton
            label={`${appTexts.moveDown} ${label}`}
            isDisabled={index === visible.length - 1}
            onClick={() => {
              moveTo(index + 1);
            }}
          >
            <ArrowDown size={14} aria-hidden />
          </MoveButton>
        </>
      )}
    </Box>
  );
}

interface MoveButtonProps {
  readonly label: string;
  readonly isDisabled: boolean;
  readonly onClick: () => void;
  readonly children: React.ReactNode;
}

/** Keeps the focus when the column reaches the top or bottom: a disabled button would lose it. */
const MoveButton = ({ label, isDisabled, onClick, children }: MoveButtonProps) => (
  <IconButton
    size="small"
    aria-label={label}
    aria-disabled={isDisabled}
    onClick={isDisabled ? undefined : onClick}
    sx={{ '&[aria-disabled="true"]': { color: 'action.disabled', cursor: 'default' } }}
  >
    {children}
  </IconButton>
);
