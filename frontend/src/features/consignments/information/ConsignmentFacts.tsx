import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

import { appInformationTexts as texts } from '@contracts/texts/app/consignment-information';
import type { ConsignmentView } from '@contracts/views/consignment.view';

import { manifestListPath } from '../../../shared/navigation/manifest-list-path';
import { usePermission } from '../../../shared/session/usePermission';
import { DateText, Mono } from '../../../shared/text/values';
import { interpolate } from '../../../shared/text/format';
import { SpecText } from '../../../shared/text/SpecText';

const yesNo = (value: boolean) => (value ? 'Yes' : 'No');

/** Pickup and delivery details. */
export const DeliveryFacts = ({ consignment }: { readonly consignment: ConsignmentView }) => (
  <section aria-label={texts.delivery}>
    <Box component="h3" sx={{ m: 0, mb: 1, typography: 'subtitle2' }}>
      {texts.delivery}
    </Box>
    <Facts facts={deliveryFacts(consignment)} label={texts.delivery} sx={linesSx} />
  </section>
);

/** Other details of a consignment; unset ones are listed in one line. */
export function ConsignmentFacts({ consignment }: { readonly consignment: ConsignmentView }) {
  const facts = [...shipmentFacts(consignment), ...clientFacts(consignment)];
  const missing = [...deliveryFacts(consignment), ...facts]
    .filter((fact) => !isSet(fact))
    .map(([name]) => name);
  return (
    <div>
      <Facts facts={facts} label={texts.details} sx={factsSx} />
      {missing.length > 0 && (
        <Box sx={{ mt: 2, typography: 'body2', color: 'app.textMuted' }}>
          {interpolate(texts.notSet, { names: missing.join(', ').toLowerCase() })}
        </Box>
      )}
    </div>
  );
}

const isSet = ([, value]: Fact) => value !== null && value !== '';

interface FactsProps {
  readonly facts: readonly Fact[];
  readonly label: string;
  readonly sx: object;
}

const Facts = ({ facts, label, sx }: FactsProps) => (
  <Box component="dl" aria-label={label} sx={sx}>
    {facts.filter(isSet).map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </Box>
);

type Fact = readonly [string, ReactNode];

const CodeText = ({ code }: { readonly code: string }) => (
  <SpecText>{code.replaceAll('_', ' ')}</SpecText>
);

const deliveryFacts = ({ offer, ...view }: ConsignmentView): Fact[] => [
  ['Booking Reference', view.bookingReference],
  ['Manifest Number', view.manifestNumber && <ManifestLink key="m" number={view.manifestNumber} />],
  [
    'Manifested At',
    view.manifestedAt && <DateText key="at" value={view.manifestedAt} show="date-time" />,
  ],
  ['Delivery Window', view.deliveryWindowBegin && <Window key="window" view={view} />],
  ['Tailgate', yesNo(offer.isTailgateRequired)],
  ['Authority To Leave', yesNo(offer.authorityToLeave)],
  [
    'Address Type',
    offer.deliveryAddress && <CodeText key="class" code={offer.deliveryAddress.addressClass} />,
  ],
];

/** The manifest with its transmission and pickup booking, for users who may see manifests. */
export function ManifestLink({ number }: { readonly number: string }) {
  const canRead = usePermission('READ_MANIFEST');
  if (!canRead) return <Mono>{number}</Mono>;
  return (
    <Link component={RouterLink} to={manifestListPath({ q: number })} sx={targetSx}>
      <Mono>{number}</Mono>
    </Link>
  );
}

/** On a phone a link is a target of 44 px. */
const targetSx = { py: { xs: '14px', sm: 0 } } as const;

const shipmentFacts = ({ offer, ...view }: ConsignmentView): Fact[] => [
  ['Connote', <Mono key="connote">{view.connoteNumber}</Mono>],
  ['Dispatch Date', <DateText key="dispatch" value={view.dispatchDate} />],
  ['Created At', <DateText key="created" value={view.createdAt} show="date-time" />],
  ['Carrier', [offer.carrierDisplayName, offer.displayServiceType].filter(Boolean).join(', ')],
  ['Consignment Type', <CodeText key="type" code={view.consignmentType} />],
  ['Dangerous Goods', yesNo(offer.hasDangerousGoods)],
  ['Special Instructions', offer.specialInstructions],
];

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

/** Name and value on one line. */
const linesSx = {
  m: 0,
  '& > div': { display: 'flex', gap: 2, py: '1px', minWidth: 0 },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, overflowWrap: 'anywhere', fontWeight: 500 },
} as const;
