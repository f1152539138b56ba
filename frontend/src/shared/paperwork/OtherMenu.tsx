import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { EllipsisVertical } from 'lucide-react';
import { useState } from 'react';

export interface OtherMenuProps {
  /** The specified header of its column. */
  readonly label: string;
  /** Accessible name of the record. */
  readonly recordName: string;
  readonly tabIndex: 0 | -1;
  readonly entries: readonly { readonly label: string; readonly onClick: () => void }[];
}

/** Menu at the end of a row whose paperwork is printed directly: opens it on screen instead (PAPER-25). */
export function OtherMenu({ label, recordName, tabIndex, entries }: OtherMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  return (
    <>
      <IconButton
        size="small"
        tabIndex={tabIndex}
        aria-label={`${label} ${recordName}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => {
          setAnchor(currentTarget);
        }}
      >
        <EllipsisVertical size={14} strokeWidth={1.6} aria-hidden />
      </IconButton>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => {
          setAnchor(null);
        }}
      >
        {entries.map((entry) => (
          <MenuItem
            key={entry.label}
            onClick={() => {
              setAnchor(null);
              entry.onClick();
            }}
          >
            {entry.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
