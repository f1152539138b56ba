import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';

import { dayAt } from '@contracts/rules/calendar-day';
import { appInformationTexts as texts } from '@contracts/texts/app/consignment-information';
import type { ConsignmentView } from '@contracts/views/consignment.view';
import type { HistoryEventView } from '@contracts/views/history.view';
import type { ConsignmentTrackingView } from '@contracts/views/tracking.view';

import { lastScanOf } from '../../../shared/consignment/tracking-steps';
import { areLabelsStale } from '../../../shared/history/labels-note';
import { useNow } from '../../../shared/live/useNow';
import { usePermission } from '../../../shared/session/usePermission';
import { formatDate, interpolate } from '../../../shared/text/format';
import { editPath } from './edit-path';
import type { InformationActions } from './useInformationActions';

const SOON_MINUTES = 120;

export interface InformationStripProps {
  readonly consignment: ConsignmentView;
  readonly tracking: ConsignmentTrackingView | undefined;
  /** Names of other users who have it open. */
  readonly people: readonly string[];
  /** Oldest first; undefined while unknown, and for users who may not read them. */
  readonly events: readonly HistoryEventView[] | undefined;
  readonly actions: InformationActions;
}

/** Shows at most one strip, for the most urgent notice. */
export function InformationStrip(props: InformationStripProps) {
  const { consignment, tracking, actions } = props;
  const now = useNow();
  if (isOverdue(consignment, now))
    return <OverdueStrip consignment={consignment} tracking={tracking} />;
  if (consignment.state === 'OPEN' && isIncomplete(consignment))
    return <IncompleteStrip consignment={consignment} />;
  const minutes = minutesToCutOff(consignment, now);
  if (minutes !== null && minutes < SOON_MINUTES)
    return (
      <Alert severity="warning" action={<StripAction id="manifest" actions={actions} />}>
        {minutes <= 0 ? texts.leavesLater : interpolate(texts.cutOffSoon, { minutes })}
      </Alert>
    );
  return <MinorStrip {...props} />;
}

const OverdueStrip = ({
  consignment: { offer },
  tracking,
}: Pick<InformationStripProps, 'consignment' | 'tracking'>) => (
  <Alert severity="error">
    <b>{interpolate(texts.overdueSince, { day: formatDate(offer.eta ?? '', 'UTC') })}</b>{' '}
    {lastSeenText(tracking)}
  </Alert>
);

/** Less urgent notices: outdated labels, and other users viewing it. */
function MinorStrip({ consignment, people, events = [], actions }: InformationStripProps) {
  if (consignment.state !== 'DELETED' && areLabelsStale(events))
    return (
      <Alert
        severity="warning"
        action={<StripAction id="print" actions={actions} label={texts.printAgain} />}
      >
        {texts.labelsOutdated}
      </Alert>
    );
  if (people.length === 0) return null;
  return (
    <Alert severity="info">{interpolate(texts.alsoViewing, { names: people.join(', ') })}</Alert>
  );
}

interface StripActionProps {
  readonly id: string;
  readonly actions: InformationActions;
  /** Defaults to the action's own. */
  readonly label?: string;
}

/** Button of an action, if available. */
function StripAction({ id, actions, label }: StripActionProps) {
  const action = actions.main.find((one) => one.id === id);
  return (
    action && (
      <Button size="small" onClick={action.run}>
        {label ?? action.label}
      </Button>
    )
  );
}

function isOverdue({ state, status, offer }: ConsignmentView, now: string): boolean {
  if (state !== 'MANIFESTED' || status === 'DELIVERED' || !offer.eta) return false;
  return offer.eta < dayAt(offer.deliveryAddress?.suburb?.state, new Date(now));
}

function IncompleteStrip({ consignment }: { readonly consignment: ConsignmentView }) {
  const canEdit = usePermission('UPDATE_CONSIGNMENT', consignment.clientId);
  return (
    <Alert
      severity="warning"
      action={
        canEdit && (
          <Button size="small" component={RouterLink} to={editPath(consignment)}>
            {texts.fix}
          </Button>
        )
      }
    >
      {texts.addressIncomplete}
    </Alert>
  );
}

const isIncomplete = ({ offer: { senderAddress, deliveryAddress } }: ConsignmentView) =>
  [senderAddress, deliveryAddress].some(
    (address) => address !== null && address.status !== 'VALID',
  );

/** Null unless the consignment still has to be manifested. */
function minutesToCutOff({ state, status, offer }: ConsignmentView, now: string): number | null {
  const cutOff = offer.carrierCutOffDateTime;
  if (state !== 'OPEN' || status !== 'CREATED' || !cutOff) return null;
  return Math.floor((Date.parse(cutOff) - Date.parse(now)) / 60_000);
}

function lastSeenText(tracking: ConsignmentTrackingView | undefined): string | null {
  const place = lastScanOf(tracking?.ConsignmentTracking.TrackingEvents ?? [])?.Location;
  return place ? interpolate(texts.lastSeen, { place }) : null;
}
