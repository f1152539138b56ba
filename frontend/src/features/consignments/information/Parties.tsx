import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { Mail, Map as MapIcon, Phone, User, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

import { appInformationTexts as texts } from '@contracts/texts/app/consignment-information';
import type { AddressView } from '@contracts/views/address.view';
import type { ConsignmentView } from '@contracts/views/consignment.view';

import { companyName } from '../../../shared/addresses/company-name';
import { suburbText } from '../../../shared/addresses/suburb-text';
import { useIsPhone } from '../../../shared/layout/useIsPhone';
import { Tag } from '../../../shared/status/Tag';
import { SpecText } from '../../../shared/text/SpecText';

/** Both parties with their contact details; on a phone the receiver comes first, to be called on the way. */
export function Parties({ consignment: { offer } }: { readonly consignment: ConsignmentView }) {
  const isPhone = useIsPhone();
  const sender = (
    <Party label={texts.sender} address={offer.senderAddress} missing={texts.noSender} />
  );
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      {!isPhone && sender}
      <Party label={texts.receiver} address={offer.deliveryAddress} missing={texts.noReceiver} />
      {isPhone && sender}
    </Box>
  );
}

interface PartyProps {
  readonly label: string;
  readonly address: AddressView | null;
  readonly missing: string;
}

function Party({ label, address, missing }: PartyProps) {
  return (
    <Box component="section" aria-label={label} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', gap: 2, typography: 'body2', color: 'text.secondary' }}>
        {label}
        {address && address.addressClass !== 'BUSINESS' && (
          <Tag>
            <SpecText>{address.addressClass.replaceAll('_', ' ')}</SpecText>
          </Tag>
        )}
      </Box>
      {address ? <Address address={address} /> : missing}
      {address && <PhoneLinks address={address} />}
    </Box>
  );
}

const Address = ({ address }: { readonly address: AddressView }) => (
  <>
    <Box sx={{ fontWeight: 600 }}>{companyName(address)}</Box>
    <div>{address.addressLine1}</div>
    {address.addressLine2 && <div>{address.addressLine2}</div>}
    {address.suburb && <div>{suburbText(address.suburb)}</div>}
    {address.contactName && <Contact icon={User}>{address.contactName}</Contact>}
    {address.phoneNumber && (
      <Contact icon={Phone}>
        <Link href={telephone(address.phoneNumber)}>{address.phoneNumber}</Link>
      </Contact>
    )}
    {address.email && (
      <Contact icon={Mail}>
        <Link href={`mailto:${address.email}`}>{address.email}</Link>
      </Contact>
    )}
  </>
);

/** Links for phones: call the contact, or open the address in the phone's maps. */
const PhoneLinks = ({ address }: { readonly address: AddressView }) => (
  <Box sx={phoneLinksSx}>
    {address.phoneNumber && (
      <Button
        component="a"
        href={telephone(address.phoneNumber)}
        startIcon={<Phone size={14} aria-hidden />}
      >
        {texts.call}
      </Button>
    )}
    {address.suburb && (
      <Button component="a" href={placeOf(address)} startIcon={<MapIcon size={14} aria-hidden />}>
        {texts.route}
      </Button>
    )}
  </Box>
);

const telephone = (phoneNumber: string) => `tel:${phoneNumber.replaceAll(' ', '')}`;

const placeOf = ({ addressLine1, suburb }: AddressView) =>
  `geo:0,0?q=${encodeURIComponent([addressLine1, suburb && suburbText(suburb)].filter(Boolean).join(', '))}`;

const phoneLinksSx = {
  display: { xs: 'flex', sm: 'none' },
  gap: 2,
  mt: 2,
  '& > *': { flex: 1, minHeight: 44 },
  '@media print': { display: 'none' },
} as const;

const Contact = ({
  icon: Icon,
  children,
}: {
  readonly icon: LucideIcon;
  readonly children: ReactNode;
}) => (
  <Box sx={contactSx}>
    <Box component="span" sx={{ display: 'flex', color: 'app.textMuted' }}>
      <Icon size={13} aria-hidden />
    </Box>
    {children}
  </Box>
);

/** On a phone a link is a target of 44 px. */
const contactSx = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  typography: 'body2',
  mt: '3px',
  '& a': { py: { xs: '13px', sm: 0 }, my: { xs: '-3px', sm: 0 } },
} as const;
