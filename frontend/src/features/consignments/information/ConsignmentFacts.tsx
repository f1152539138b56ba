import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import { consignmentListTexts } from '@contracts/texts/spec/consignment-list';
import type { AddressView } from '@contracts/views/address.view';
import type { ConsignmentView } from '@contracts/views/consignment.view';

import { suburbText } from '../../../shared/addresses/suburb-text';
import { DateText, Mono } from '../../../shared/text/values';
import { EMPTY_VALUE, formatMoney } from '../../../shared/text/format';
import { SpecText } from '../../../shared/text/SpecText';

const yesNo = (value: boolean) => (value ? 'Yes' : 'No');

/** Information above the items, in the specified order. */
export function ConsignmentFacts({ consignment }: { readonly consignment: ConsignmentView }) {
  return (
    <Box component="dl" sx={factsSx}>
      {[...shipmentFacts(consignment), ...partyFacts(consignment), ...moneyFacts(consignment)].map(
        ([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value === null || value === '' ? EMPTY_VALUE : value}</dd>
          </div>
        ),
      )}
    </Box>
  );
}

type Facts = [string, ReactNode][];

const Words = ({ code }: { readonly code: string }) => (
  <SpecText>{code.replaceAll('_', ' ')}</SpecText>
);

function shipmentFacts({ offer, ...view }: ConsignmentView): Facts {
  return [
    ['Connote', <Mono key="connote">{view.connoteNumber}</Mono>],
    ['Dispatch Date', <DateText key="dispatch" value={view.dispatchDate} />],
    ['Created At', <DateText key="created" value={view.createdAt} show="date-time" />],
    ['Carrier', [offer.carrierDisplayName, offer.displayServiceType].filter(Boolean).join(', ')],
    ['Consignment Type', <Words key="type" code={view.consignmentType} />],
    ['Dangerous Goods', yesNo(offer.hasDangerousGoods)],
    ['Tailgate', yesNo(offer.isTailgateRequired)],
    ['Authority To Leave', yesNo(offer.authorityToLeave)],
    ['Special Instructions', offer.specialInstructions],
    ['Manifest Number', view.manifestNumber],
    [
      'Manifested At',
      view.manifestedAt && <DateText key="m" value={view.manifestedAt} show="date-time" />,
    ],
    ['Delivery Window', <Window key="window" view={view} />],
  ];
}

function Window({
  view,
}: {
  readonly view: Pick<ConsignmentView, 'deliveryWindowBegin' | 'deliveryWindowEnd'>;
}) {
  if (!view.deliveryWindowBegin) return EMPTY_VALUE;
  return (
    <>
      <DateText value={view.deliveryWindowBegin} show="date-minute" /> to{' '}
      <DateText value={view.deliveryWindowEnd} show="time" />
    </>
  );
}

const partyFacts = ({ offer }: ConsignmentView): Facts => [
  ['Sender', partyText(offer.senderAddress)],
  ['Receiver', partyText(offer.deliveryAddress)],
  [
    'Address Type',
    offer.deliveryAddress && <Words key="class" code={offer.deliveryAddress.addressClass} />,
  ],
];

function moneyFacts(view: ConsignmentView): Facts {
  const { totalCost } = view.offer;
  const total =
    totalCost === 0 ? consignmentListTexts.priceOnApplication : formatMoney(totalCost ?? 0);
  return [
    ...(view.status === 'DRAFT' ? [] : [['Total Cost', total] as [string, ReactNode]]),
    ...view.categoryEntryPicks.map(({ categoryEntry }): [string, ReactNode] => [
      categoryEntry.categoryDesc,
      categoryEntry.entryDesc,
    ]),
    ['References', view.formattedReferences],
    ['Booking Reference', view.bookingReference],
    ['Payer Account', view.clientPayerAccount?.accountNumber ?? null],
  ];
}

function partyText(address: AddressView | null): string | null {
  if (!address) return null;
  const { suburb } = address;
  return [address.company, address.addressLine1, suburb && suburbText(suburb)]
    .filter(Boolean)
    .join(', ');
}

const factsSx = {
  m: 0,
  '& > div': { display: 'flex', gap: 3, py: '5px', borderBottom: 1, borderColor: 'divider' },
  '& dt': { flex: '0 0 150px', color: 'text.secondary' },
  '& dd': { m: 0, minWidth: 0, overflowWrap: 'anywhere' },
} as const;
