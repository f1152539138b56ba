import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useState, type ReactNode } from 'react';

export interface CardDetailsProps {
  /** The word on the button. */
  readonly label: string;
  /** Names the record for screen readers. */
  readonly of: string;
  /** Drawn while it is open. */
  readonly children: () => ReactNode;
}

/** On a phone: what opens below the row on a wide screen. */
export function CardDetails({ label, of, children }: CardDetailsProps) {
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
        aria-label={`${label} ${of}`}
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
