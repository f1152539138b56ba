import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Flame } from 'lucide-react';

import type { DangerousGoodRow } from '../dangerous-good-row';

export interface DangerousGoodStripProps {
  readonly good: DangerousGoodRow;
  /** The first error. */
  readonly message: string | undefined;
  readonly onEdit: () => void;
}

/** One-line summary of a dangerous good, in the order of a transport document. */
export function DangerousGoodStrip({ good, message, onEdit }: DangerousGoodStripProps) {
  const { unNumber, entry, packingGroup, type, weight } = good;
  const name = `UN ${unNumber || '?'} ${entry?.shippingName ?? ''}`.trim();
  return (
    <Box sx={stripSx} data-invalid={message ? true : undefined}>
      <Flame size={14} strokeWidth={1.6} aria-hidden />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <strong>{name}</strong>{' '}
        {message ?? details(entry?.hazardClass, packingGroup, `${kinds[type]} · ${weight} kg/l`)}
      </Box>
      <Button size="small" variant="text" aria-label={`Edit ${name}`} onClick={onEdit}>
        Edit
      </Button>
    </Box>
  );
}

const kinds = { PACKAGED: 'Packaged', BULK: 'Bulk' } as const;

const details = (hazardClass: string | undefined, packingGroup: string, rest: string) =>
  [
    hazardClass && `Class ${hazardClass}`,
    packingGroup && packingGroup.toUpperCase() !== 'N/A' && `Packing group ${packingGroup}`,
    rest,
  ]
    .filter(Boolean)
    .join(' · ');

const stripSx = {
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: 30,
  mb: '6px',
  pl: '10px',
  pr: '4px',
  borderRadius: '7px',
  color: 'app.tone.warn.fg',
  bgcolor: 'app.tone.warn.bg',
  '&[data-invalid]': { color: 'app.tone.bad.fg', bgcolor: 'app.tone.bad.bg' },
  '& strong': { fontWeight: 600 },
  '& svg': { flex: 'none' },
  '& .MuiButton-root': { color: 'inherit' },
} as const;
