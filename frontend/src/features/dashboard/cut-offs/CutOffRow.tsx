import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Check, CircleX, Truck } from 'lucide-react';
import { DateTime } from 'luxon';
import { Link } from 'react-router-dom';

import { appDashboardTexts as words } from '@contracts/texts/app/screens';
import type { CutOffRowView } from '@contracts/views/dashboard.view';

import { VisuallyHidden } from '../../../shared/layout/VisuallyHidden';
import { Tag } from '../../../shared/status/Tag';
import { listLinks } from '../dashboard-links';
import { shortTime, cutOffStatus, timeLeft, type CutOffScale } from './cut-off-scale';

export interface CutOffLaneProps {
  readonly lane: CutOffRowView;
  readonly scale: CutOffScale;
  readonly now: string;
  readonly timeZone: string;
}

/** Cut-off of one carrier: a bar, and the same as text. */
export function CutOffRow(props: CutOffLaneProps) {
  const { lane, scale, now, timeZone } = props;
  const { state, minutesLeft } = cutOffStatus(lane, now);
  const time = shortTime(DateTime.fromISO(lane.cutOffAt, { zone: timeZone }));
  const left = state === 'done' ? words.passed : `${timeLeft(minutesLeft)} ${words.left}`;

  return (
    <tr>
      <th scope="row">
        <span className="carrier">{lane.carrier}</span>
        {lane.senderState && <span className="state">{lane.senderState}</span>}
      </th>
      <td className="lane">
        <span className="words">{`${time}, ${left}`}</span>
        <Box aria-hidden className="bars">
          <Bar {...props} state={state} text={timeLeft(minutesLeft)} />
          <b className="cut" data-state={state} style={{ left: `${scale.place(lane.cutOffAt)}%` }}>
            {state !== 'done' && <span>{time}</span>}
          </b>
          {lane.pickups.map((pickup) => (
            <Pickup key={pickup.readyTime} pickup={pickup} scale={scale} timeZone={timeZone} />
          ))}
          <i className="now" style={{ left: `${scale.place(now)}%` }} />
        </Box>
      </td>
      <td className="action">
        <LaneAction lane={lane} isDone={state === 'done'} isSoon={state === 'soon'} />
      </td>
    </tr>
  );
}

interface BarProps extends CutOffLaneProps {
  readonly state: 'done' | 'soon' | 'ahead';
  readonly text: string;
}

/** Bar of a row: dispatched before now, time left after it. */
function Bar({ lane, scale, now, state, text }: BarProps) {
  const cut = scale.place(lane.cutOffAt);
  if (state === 'done')
    return lane.manifested > 0 ? (
      <span className="fill" data-state="done" style={{ left: 0, width: `${cut}%` }}>
        <Check size={13} />
        {`${lane.manifested} ${words.manifested}`}
      </span>
    ) : null;

  const from = scale.place(now);
  return (
    <span className="fill" data-state={state} style={{ left: `${from}%`, width: `${cut - from}%` }}>
      {text}
    </span>
  );
}

interface PickupProps extends Pick<CutOffLaneProps, 'scale' | 'timeZone'> {
  readonly pickup: CutOffRowView['pickups'][number];
}

function Pickup({ pickup: { readyTime, closingTime }, scale, timeZone }: PickupProps) {
  const from = scale.place(readyTime);
  const hour = (instant: string) => shortTime(DateTime.fromISO(instant, { zone: timeZone }));
  return (
    <span
      className="pickup"
      style={{ left: `${from}%`, width: `${scale.place(closingTime) - from}%` }}
    >
      <Truck size={13} />
      {`${words.pickup} ${hour(readyTime)} ${words.to} ${hour(closingTime)}`}
    </span>
  );
}

interface LaneActionProps {
  readonly lane: CutOffRowView;
  readonly isDone: boolean;
  readonly isSoon: boolean;
}

/** Action of a row: failed manifests first, then consignments still to be manifested. */
function LaneAction({ lane, isDone, isSoon }: LaneActionProps) {
  const { failedManifests, notManifested, manifested, carrier, dispatchDate } = lane;
  const of = <VisuallyHidden>{` ${carrier}`}</VisuallyHidden>;

  if (failedManifests.length > 0)
    return (
      <>
        <Tag tone="bad">
          <CircleX size={12} aria-hidden /> {words.notSent}
        </Tag>
        <Button size="small" component={Link} to={listLinks.manifests}>
          {words.view}
          {of}
        </Button>
      </>
    );
  if (notManifested > 0)
    return (
      <>
        <span>
          <b>{notManifested}</b> {words.notManifested}
        </span>
        <Button
          size="small"
          component={Link}
          to={listLinks.toManifest(carrier, dispatchDate)}
          variant={isSoon ? 'contained' : 'outlined'}
        >
          {words.manifest}
          {of}
        </Button>
      </>
    );
  if (manifested > 0) return isDone ? words.doneForToday : `${manifested} ${words.manifested}`;
  return words.nothingToSend;
}
