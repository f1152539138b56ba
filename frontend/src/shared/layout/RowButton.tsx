import IconButton from '@mui/material/IconButton';
import { Pencil, Trash2 } from 'lucide-react';

const icons = { edit: Pencil, delete: Trash2 } as const;

export interface RowButtonProps {
  readonly kind: keyof typeof icons;
  readonly label: string;
  /** Name of the record. */
  readonly name: string;
  readonly tabIndex?: 0 | -1;
  readonly onClick: () => void;
}

/** Action button of a row, labelled with its record. */
export const RowButton = ({ kind, label, name, tabIndex = 0, onClick }: RowButtonProps) => {
  const Icon = icons[kind];
  return (
    <IconButton
      size="small"
      tabIndex={tabIndex}
      aria-label={`${label} ${name}`}
      title={label}
      onClick={onClick}
    >
      <Icon size={14} strokeWidth={1.6} aria-hidden />
    </IconButton>
  );
};
