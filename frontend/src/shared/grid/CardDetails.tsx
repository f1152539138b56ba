import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useState, type ReactNode } from 'react';

export interface CardDetailsProps {
  /** Label of the button. */
  readonly label: string;
  /** Accessible name of the record. */
  readonly recordName: string;
  /** Rendered while open. */
  readonly children: () => ReactNode;
}

/** Expandable details of a card, for phones. */
export function CardDetails({ label, recordName, children }: CardDetailsProps) {
  const [isOpen, setOpen] = useState(false);
  const Chevron = isOpen ? ChevronDown : ChevronRight;

  return (
    <Box sx={{ minWidth: 0 }}>
      <Button
        variant="text"
        size="small"
        sx={{ ml: -2 }}
        startIcon={<Chevron size={14} aria-hidden />}
        aria-expanded={isOpen}
        aria-label={`${label} ${recordName}`}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        {label}
      </Button>
      {isOpen && <Box sx={{ mt: 2 }}>{children()}</Box>}
    </Box>
  );
}
