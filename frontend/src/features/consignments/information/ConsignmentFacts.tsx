import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import { appInformationTexts as words } from '@contracts/texts/app/shipping';
import type { ConsignmentView } from '@contracts/views/consignment.view';

import { DateText, Mono } from '../../../shared/text/values';
import { interpolate } from '../../../shared/text/format';
import { SpecText } from '../../../shared/text/SpecText';

const yesNo = (value: boolean) => (value ? 'Yes' : 'No');

/** What is set of a consignment, and in one line what is not. */
export function ConsignmentFacts({ consignment }: { readonly consignment: ConsignmentView }) {
  const facts = [...shipmentFacts(consignment), ...clientFacts(consignment)];
  const isSet = ([, value]: Fact) => value !== null && value !== '';
  const missing = facts.filter((fact) => !isSet(fact)).map(([name]) => name);
  return (
    <>
      <Box component="dl" aria-label={words.details} sx={factsSx}>
        {facts.filter(isSet).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Box>
      {missing.length > 0 && (
        <Box sx={{ mt: 2, typography: 'body2', color: 'app.textMuted' }}>
          {interpolate(words.notSet, { names: missing.join(', ').toLowerCase() })}
        </Box>
      )}
    </>
  );
}

type Fact = readonly [string, ReactNode];

const Words = ({ code }: { readonly code: string }) => (
  <SpecText>{code.replaceAll('_', ' ')}</SpecText>
);

function shipmentFacts({ offer, ...view }: ConsignmentView): Fact[] {
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
    ['Delivery Window', view.deliveryWindowBegin && <Window key="window" view={view} />],
    [
      'Address Type',
      offer.deliveryAddress && <Words key="class" code={offer.deliveryAddress.addressClass} />,
    ],
  ];
}

const Window = ({
  view,
}: {
  readonly view: Pick<ConsignmentView, 'deliveryWindowBegin' | 'deliveryWindowEnd'>;
}) => (
  <>
    <DateText value={view.deliveryWindowBegin} show="date-minute" /> to{' '}
    <DateText value={view.deliveryWindowEnd} show="time" />
  </>
);

const clientFacts = (view: ConsignmentView): Fact[] => [
  ...view.categoryEntryPicks.map(({ categoryEntry }): Fact => [
    categoryEntry.categoryDesc,
    categoryEntry.entryDesc,
  ]),
  ['References', view.formattedReferences],
  ['Booking Reference', view.bookingReference],
  ['Payer Account', view.clientPayerAccount?.accountNumber ?? null],
];

const factsSx = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  columnGap: 4,
  '& > div': { py: '4px', minWidth: 0 },
  '& dt': { typography: 'body2', color: 'text.secondary' },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
} as const;
