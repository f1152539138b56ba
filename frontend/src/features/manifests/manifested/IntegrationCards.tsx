import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { RefreshCw } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';

import { stateZone } from '@contracts/rules/calendar-day';
import { manifestingTexts } from '@contracts/texts/app/manifesting';
import { appManifestTexts } from '@contracts/texts/app/manifests';
import { manifestTexts } from '@contracts/texts/spec/manifests';
import type { IntegrationDetailView, ManifestListItem } from '@contracts/views/manifest.view';

import { useSaveFeedback } from '../../../shared/forms/useSaveFeedback';
import { useResendManifests } from '../../../shared/manifesting/useResendManifests';
import { usePermission } from '../../../shared/session/usePermission';
import { StatusChip } from '../../../shared/status/StatusChip';
import { DateText, Mono } from '../../../shared/text/values';
import { EMPTY_VALUE } from '../../../shared/text/format';
import { vars } from '../../../shared/theme/vars';
import { bookingLabel, transmissionLabel } from './integration-labels';

const { integrationColumns: texts } = manifestTexts;

export interface IntegrationCardsProps {
  readonly manifest: ManifestListItem;
}

/** Status of transmission and booking with failure reasons, and a button to resend. */
export function IntegrationCards({ manifest }: IntegrationCardsProps) {
  const { integration, booking } = manifest;
  const canResend = usePermission('RESEND_DATA');

  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: '1fr 1fr' } }}>
      {integration && (
        <IntegrationCard
          title="Manifest integration"
          id={manifest.id}
          detail={integration}
          label={transmissionLabel[integration.status]}
          action={canResend && <ResendButton manifest={manifest} />}
        />
      )}
      {booking && (
        <IntegrationCard
          title="Booking integration"
          id={manifest.id}
          detail={booking}
          label={bookingLabel[booking.status]}
          facts={bookingFacts(manifest)}
        />
      )}
    </Box>
  );
}

function ResendButton({ manifest }: { readonly manifest: ManifestListItem }) {
  const { resend, isLoading } = useResendManifests();
  const reportSave = useSaveFeedback();

  async function sendAgain() {
    if (isLoading) return;
    await reportSave(resend([manifest.id]), {
      done: manifestTexts.resent,
      failed: appManifestTexts.resendFailed,
    });
  }

  return (
    <Button
      size="small"
      startIcon={<RefreshCw size={14} />}
      aria-disabled={isLoading} // a button disabled while focused would lose the focus
      aria-label={`${texts.resend} ${manifest.manifestNumber}`}
      onClick={() => void sendAgain()}
    >
      {texts.resend}
    </Button>
  );
}

type Fact = readonly [name: string, value: ReactNode];

/** Details of the booking; empty before a request. */
function bookingFacts(manifest: ManifestListItem): Fact[] {
  const { bookingReference, readyTime, closingTime } = manifest;
  const zone = stateZone(manifest.senderState);
  return [
    ...(bookingReference
      ? [
          [
            manifestTexts.rowColumns.bookingReference,
            <Mono key="reference">{bookingReference}</Mono>,
          ] as Fact,
        ]
      : []),
    ...(readyTime && closingTime
      ? [
          [
            'Ready and closing',
            <Times key="times" from={readyTime} to={closingTime} zone={zone} />,
          ] as Fact,
        ]
      : []),
  ];
}

interface TimesProps {
  readonly from: string;
  readonly to: string;
  readonly zone: string;
}

const Times = ({ from, to, zone }: TimesProps) => (
  <>
    <DateText value={from} show="time" zone={zone} /> to{' '}
    <DateText value={to} show="time" zone={zone} />, <DateText value={from} zone={zone} />
  </>
);

interface IntegrationCardProps {
  readonly title: string;
  readonly id: number;
  readonly detail: IntegrationDetailView;
  readonly label: string;
  readonly action?: ReactNode;
  /** Facts shown between the ids and the time. */
  readonly facts?: readonly Fact[];
}

function IntegrationCard({ title, id, detail, label, action, facts = [] }: IntegrationCardProps) {
  const { status, integrationId, error, nextTryAt, updatedAt } = detail;
  return (
    <Box component="section" aria-label={title} sx={cardSx}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 28 }}>
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
        <StatusChip status={status === 'PENDING' ? 'QUEUED' : status} label={label} />
        <Box sx={{ flex: 1 }} />
        {action}
      </Box>
      <Box component="dl" sx={factsSx}>
        <dt>{`${texts.id}, ${texts.integrationId}`}</dt>
        <dd>
          <Mono>{[id, integrationId ?? EMPTY_VALUE].join(', ')}</Mono>
        </dd>
        {facts.map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
        <dt>{texts.updatedAt}</dt>
        <dd>
          <DateText value={updatedAt} show="date-time" />
        </dd>
      </Box>
      {error && (
        <>
          <Box sx={{ color: 'text.secondary', mt: '2px', mb: '6px' }}>
            {texts.integrationDetails}
          </Box>
          <Alert severity={status === 'FAILED' ? 'error' : 'warning'}>
            <strong>{error}</strong>{' '}
            {nextTryAt && (
              <>
                {manifestingTexts.nextAttempt} <DateText value={nextTryAt} show="time" />.
              </>
            )}
          </Alert>
        </>
      )}
    </Box>
  );
}

const cardSx = {
  p: '10px 14px 14px',
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  bgcolor: 'background.paper',
  boxShadow: (theme: Parameters<typeof vars>[0]) => vars(theme).app.shadowSmall,
} as const;

const factsSx = {
  display: 'grid',
  gridTemplateColumns: 'max-content 1fr',
  columnGap: '28px',
  rowGap: '2px',
  m: 0,
  mt: '4px',
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0 },
} as const;
