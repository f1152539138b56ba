import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Check, Lock, Phone } from 'lucide-react';
import type { ReactNode } from 'react';

import type { AddressView } from '@contracts/views/address.view';

import { companyName } from '../../../shared/addresses/company-name';
import { suburbText } from '../../../shared/addresses/suburb-text';
import { Tag } from '../../../shared/status/Tag';

export interface AddressCardProps {
  readonly label: string;
  readonly address: AddressView;
  /** Whether it is the default address, which is changed in the settings. */
  readonly isLocked?: boolean;
  readonly actions?: ReactNode;
}

const classes = { BUSINESS: 'Business', RESIDENTIAL: 'Residential', PO_BOX: 'PO Box' } as const;

const joinParts = (parts: readonly (string | null)[]) => parts.filter(Boolean).join(', ');

/** A selected address, read-only. */
export function AddressCard({ label, address, isLocked = false, actions }: AddressCardProps) {
  const { suburb } = address;
  return (
    <Box component="section" aria-label={label} sx={cardSx} data-locked={isLocked || undefined}>
      <Box className="label">
        {label}
        {isLocked && <Lock size={12} aria-hidden />}
        <Box sx={{ flex: 1 }} />
        {actions}
      </Box>
      <Typography variant="h2" component="p">
        {companyName(address)}
      </Typography>
      <Box sx={{ color: 'text.secondary' }}>
        {joinParts([address.addressLine1, address.addressLine2])}
      </Box>
      <Box sx={{ color: 'text.secondary', minHeight: 20 }}>{suburb && suburbText(suburb)}</Box>
      <Box className="tags">
        {isLocked ? <Tag>Default address</Tag> : <StatusTag status={address.status} />}
        <Tag>{classes[address.addressClass]}</Tag>
        {!isLocked && <ContactTag address={address} />}
      </Box>
    </Box>
  );
}

const StatusTag = ({ status }: Pick<AddressView, 'status'>) =>
  status === 'VALID' ? (
    <Tag tone="done">
      <Check size={12} aria-hidden /> Valid
    </Tag>
  ) : (
    <Tag tone="warn">Draft</Tag>
  );

function ContactTag({ address }: Pick<AddressCardProps, 'address'>) {
  const contact = joinParts([address.contactName, address.phoneNumber]);
  if (contact === '') return null;
  return (
    <Tag>
      <Phone size={11} aria-hidden /> {contact}
    </Tag>
  );
}

const cardSx = {
  minWidth: 0,
  p: '10px 12px 12px',
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  '&[data-locked]': { bgcolor: 'app.sunken' },
  '& .label': {
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    minHeight: 24,
    color: 'text.secondary',
  },
  '& .label .MuiButton-root': { mr: '-8px', height: 24 },
  '& .tags': { display: 'flex', flexWrap: 'wrap', gap: '6px', mt: 2 },
} as const;
