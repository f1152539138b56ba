import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { X } from 'lucide-react';
import { useId } from 'react';

import { manifestedStatuses } from '@contracts/rules/consignment';
import { stateZone } from '@contracts/rules/calendar-day';
import { appTexts } from '@contracts/texts/app/common';
import { appTrackTexts as texts } from '@contracts/texts/app/tracking';
import { trackingTexts } from '@contracts/texts/spec/tracking';
import type { ConsignmentTrackingView } from '@contracts/views/tracking.view';

import { messageOf } from '../../shared/api/api-error';
import { ErrorState } from '../../shared/feedback/ErrorState';
import { NOT_PRINTED, PrintedPage } from '../../shared/layout/PrintedPage';
import { useWatchedRecord } from '../../shared/live/useWatchedRecord';
import { useRecordDialog } from '../../shared/navigation/useRecordDialog';
import { usePermission } from '../../shared/session/usePermission';
import { ProofPanel } from './ProofPanel';
import { useFindTrackingQuery } from '../../shared/consignment/tracking.api';
import { trackingSteps } from '../../shared/consignment/tracking-steps';
import { TrackingEventsTable } from '../../shared/consignment/TrackingEventsTable';
import { TrackingHeader } from './TrackingHeader';
import { TrackingStepper } from '../../shared/consignment/TrackingStepper';
import { UpdateStatusForm } from './UpdateStatusForm';

/** Live tracking of a consignment. Open while the URL contains `?tracking=<consignment id>`. */
export function TrackingDialog() {
  const dialog = useRecordDialog('tracking');
  const titleId = useId();
  const isPhone = useMediaQuery('(max-width: 639px)');
  if (dialog.value === null) return null;

  return (
    <Dialog
      open
      onClose={dialog.close}
      fullScreen={isPhone}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: isPhone ? phoneSx : paperSx } }}
    >
      <TrackingContent
        key={dialog.value}
        consignmentId={Number(dialog.value)}
        titleId={titleId}
        onClose={dialog.close}
      />
    </Dialog>
  );
}

const paperSx = { width: 880, maxWidth: 'calc(100vw - 32px)' } as const;
/** Everything scrolls together, since there is no room for a table that scrolls separately. */
const phoneSx = { '& > *': { flexShrink: 0 } } as const;

interface TrackingContentProps {
  readonly consignmentId: number;
  readonly titleId: string;
  readonly onClose: () => void;
}

function TrackingContent({ consignmentId, titleId, onClose }: TrackingContentProps) {
  const { data, error, isLoading, refetch } = useFindTrackingQuery(consignmentId);
  useWatchedRecord('consignment', consignmentId);

  if (!data)
    return (
      <>
        <BareHeader titleId={titleId} onClose={onClose} />
        {isLoading ? (
          <TrackingSkeleton />
        ) : (
          <ErrorState
            message={messageOf(error, trackingTexts.carrierTrackingUnavailable)}
            onRetry={() => void refetch()}
          />
        )}
      </>
    );
  return <TrackingDetail tracking={data} titleId={titleId} onClose={onClose} />;
}

interface TrackingDetailProps {
  readonly tracking: ConsignmentTrackingView;
  readonly titleId: string;
  readonly onClose: () => void;
}

function TrackingDetail({ tracking, titleId, onClose }: TrackingDetailProps) {
  const history = useRecordDialog('history');
  const canUpdate = usePermission('CUSTOMER_CONTENT', tracking.clientId);
  const events = tracking.ConsignmentTracking.TrackingEvents;
  const zone = stateZone(tracking.senderState);
  const isInTransit = (manifestedStatuses as readonly string[]).includes(tracking.status);

  return (
    <>
      <PrintedPage heading={tracking.connoteNumber} />
      <TrackingHeader
        tracking={tracking}
        titleId={titleId}
        onClose={onClose}
        onHistory={() => {
          history.open(`consignment-${tracking.consignmentId}`);
        }}
      />
      <TrackingStepper steps={trackingSteps(tracking)} due={tracking.eta} zone={zone} />
      <Box sx={eventsSx} tabIndex={0} role="region" aria-label="Events">
        <TrackingEventsTable events={events} zone={zone} />
      </Box>
      {canUpdate && isInTransit && (
        <div className={NOT_PRINTED}>
          <UpdateStatusForm tracking={tracking} />
        </div>
      )}
      <Proofs tracking={tracking} />
    </>
  );
}

const eventsSx = { overflow: { xs: 'visible', sm: 'auto' }, minHeight: 120 } as const;

const Proofs = ({ tracking }: { readonly tracking: ConsignmentTrackingView }) => (
  <Box sx={proofsSx}>
    <ProofPanel
      title={trackingTexts.proofOfPickup}
      proof={tracking.proofOfPickup}
      pending={hasReached(tracking, 'PICKED_UP') ? texts.noProof : texts.notPickedUp}
      connote={tracking.connoteNumber}
    />
    <ProofPanel
      title={trackingTexts.proofOfDelivery}
      proof={tracking.proofOfDelivery}
      pending={hasReached(tracking, 'DELIVERED') ? texts.noProof : texts.notDelivered}
      connote={tracking.connoteNumber}
    />
  </Box>
);

const hasReached = (
  { status }: ConsignmentTrackingView,
  milestone: (typeof manifestedStatuses)[number],
): boolean =>
  (manifestedStatuses as readonly string[]).indexOf(status) >=
  manifestedStatuses.indexOf(milestone);

const proofsSx = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 3,
  px: { xs: 3, sm: 6 },
  py: '14px',
  borderTop: 1,
  borderColor: 'divider',
} as const;

/** Header with title and Close, while loading and on errors. */
function BareHeader({ titleId, onClose }: Pick<TrackingContentProps, 'titleId' | 'onClose'>) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', px: { xs: 3, sm: 6 }, pt: '18px' }}>
      <Typography id={titleId} variant="h4" component="h2" sx={{ flex: 1 }}>
        {trackingTexts.title}
      </Typography>
      <IconButton aria-label={appTexts.close} onClick={onClose}>
        <X size={16} aria-hidden />
      </IconButton>
    </Box>
  );
}

function TrackingSkeleton() {
  return (
    <Box aria-busy sx={{ p: { xs: 3, sm: 6 } }}>
      <Skeleton width="70%" height={48} />
      <Skeleton variant="rounded" height={90} sx={{ my: 4 }} />
      <Skeleton height={36} />
      <Skeleton height={36} />
      <Skeleton height={36} />
    </Box>
  );
}
