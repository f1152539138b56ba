import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Mail, Phone, User, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

import { appInformationTexts as texts } from '@contracts/texts/app/consignment-information';
import type { AddressView } from '@contracts/views/address.view';
import type { ConsignmentView } from '@contracts/views/consignment.view';

import { companyName } from '../../../shared/addresses/company-name';
import { suburbText } from '../../../shared/addresses/suburb-text';
import { useIsPhone } from '../../../shared/layout/useIsPhone';
import { Tag } from '../../../shared/status/Tag';
import { SpecText } from '../../../shared/text/SpecText';

/** Both parties with their contact details; on a phone the receiver is first, since they may be called on the way. */
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
        {address && <AddressClassTag address={address} />}
      </Box>
      {address ? <Address address={address} /> : missing}
    </Box>
  );
}

/** Address type, unless it is a business. */
export const AddressClassTag = ({ address: { addressClass } }: { readonly address: AddressView }) =>
  addressClass !== 'BUSINESS' && (
    <Tag>
      <SpecText>{addressClass.replaceAll('_', ' ')}</SpecText>
    </Tag>
  );

const Address = ({ address }: { readonly address: AddressView }) => (
  <>
    <Box sx={{ fontWeight: 600 }}>{companyName(address)}</Box>
    <div>{address.addressLine1}</div>
    {address.addressLine2 && <div>{address.addressLine2}</div>}
    {address.suburb && <div>{suburbText(address.suburb)}</div>}
    {address.contactName && <Contact icon={User}>{address.contactName}</Contact>}
    {address.phoneNumber && (
      <Contact icon={Phone}>
        <Link href={telUrl(address.phoneNumber)}>{address.phoneNumber}</Link>
      </Contact>
    )}
    {address.email && (
      <Contact icon={Mail}>
        <Link href={`mailto:${address.email}`}>{address.email}</Link>
      </Contact>
    )}
  </>
);

/** URL that dials a number. */
export const telUrl = (phoneNumber: string) => `tel:${phoneNumber.replaceAll(' ', '')}`;

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
