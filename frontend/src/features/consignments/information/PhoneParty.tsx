import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Map as MapIcon, Phone } from 'lucide-react';

import { appInformationTexts } from '@contracts/texts/app/consignment-information';
import type { AddressView } from '@contracts/views/address.view';

import { companyName } from '../../../shared/addresses/company-name';
import { suburbText } from '../../../shared/addresses/suburb-text';
import { AddressClassTag, telUrl } from './Parties';
import { PhoneRow, RowNote } from './PhoneRow';

interface PhonePartyProps {
  readonly label: string;
  readonly address: AddressView | null;
  /** Text shown if there is no address. */
  readonly missing: string;
  /** Whether to show buttons for a call and for the route. */
  readonly hasLinks?: boolean;
}

/** Company and address, on one line each. */
export const PhoneParty = ({ label, address, missing, hasLinks = false }: PhonePartyProps) => (
  <PhoneRow label={label}>
    {address === null ? (
      missing
    ) : (
      <>
        <b>{companyName(address)}</b> <AddressClassTag address={address} />
        <RowNote>{addressLineOf(address)}</RowNote>
        {hasLinks && <PhoneLinks address={address} />}
      </>
    )}
  </PhoneRow>
);

const addressLineOf = ({ addressLine1, addressLine2, suburb }: AddressView): string =>
  [addressLine1, addressLine2, suburb && suburbText(suburb)].filter(Boolean).join(', ');

/** Calls the contact, or opens the address in the phone's maps. */
const PhoneLinks = ({ address }: { readonly address: AddressView }) => (
  <Box sx={linksSx}>
    {address.phoneNumber && (
      <Button
        component="a"
        href={telUrl(address.phoneNumber)}
        startIcon={<Phone size={14} aria-hidden />}
      >
        {appInformationTexts.call}
      </Button>
    )}
    {address.suburb && (
      <Button component="a" href={mapUrl(address)} startIcon={<MapIcon size={14} aria-hidden />}>
        {appInformationTexts.route}
      </Button>
    )}
  </Box>
);

const mapUrl = ({ addressLine1, suburb }: AddressView): string =>
  `geo:0,0?q=${encodeURIComponent([addressLine1, suburb && suburbText(suburb)].filter(Boolean).join(', '))}`;

const linksSx = {
  display: 'flex',
  gap: 2,
  mt: 2,
  '& > *': { flex: 1, minHeight: 44 },
  '&:empty': { display: 'none' },
  '@media print': { display: 'none' },
} as const;
