import Box from '@mui/material/Box';
import { Check } from 'lucide-react';
import { DateTime } from 'luxon';

import { appDashboardTexts as texts } from '@contracts/texts/app/dashboard';
import type { CutOffView } from '@contracts/views/dashboard.view';

import { interpolate } from '../../../shared/text/format';
import { cutOffStatus, shortTime, timeLeft, type CutOffScale } from './cut-off-scale';
import { CutOffAction } from './CutOffAction';
import { stateAt } from './cut-off-order';
import { CutOffPickup, pickupText } from './CutOffPickup';

export interface CutOffRowProps {
  readonly cutOff: CutOffView;
  readonly scale: CutOffScale;
  readonly now: string;
  readonly timeZone: string;
}

/** Cut-off of one carrier, as a bar and as text. */
export function CutOffRow(props: CutOffRowProps) {
  const { cutOff, scale, now, timeZone } = props;
  const { state: bar, minutesLeft } = cutOffStatus(cutOff, now);
  const isMissed = stateAt(cutOff, now) === 'MISSED';
  const time = shortTime(DateTime.fromISO(cutOff.cutOffAt, { zone: timeZone }));
  const timeText = bar === 'done' ? texts.passed : `${timeLeft(minutesLeft)} ${texts.left}`;
  const missedText = isMissed ? interpolate(texts.missedAt, { time }) : null;
  const tone = isMissed ? 'missed' : bar;

  return (
    <tr>
      <th scope="row">
        <span className="carrier">{cutOff.carrier}</span>
        <span className="state">{statesAndClients(cutOff)}</span>
      </th>
      <td className="lane">
        <span className="words">
          {[missedText ?? `${time}, ${timeText}`, pickupText(cutOff.pickup, timeZone)]
            .filter(Boolean)
            .join(', ')}
        </span>
        <Box aria-hidden className="bars">
          <i className="now" style={{ left: `${scale.positionOf(now)}%` }} />
          <Bar {...props} state={bar} text={timeLeft(minutesLeft)} />
          <b
            className="cut"
            data-state={tone}
            style={{ left: `${scale.positionOf(cutOff.cutOffAt)}%` }}
          >
            {bar !== 'done' && <span>{time}</span>}
          </b>
          {missedText && (
            <span
              className="fill"
              data-state="missed"
              style={after(scale.positionOf(cutOff.cutOffAt))}
            >
              {missedText}
            </span>
          )}
          <CutOffPickup {...props} isMissed={isMissed} />
        </Box>
      </td>
      <td className="action">
        <CutOffAction cutOff={cutOff} isMissed={isMissed} isUrgent={bar === 'soon'} />
      </td>
    </tr>
  );
}

const after = (percent: number) => ({ left: `calc(${Math.min(percent, 82)}% + 8px)` });

/** 'NSW, VIC · 2 clients'; if their clocks differ, '5 pm NSW, 2 pm WA · Banksia'. */
function statesAndClients({ localTimes, clients }: CutOffView): string {
  const isOneTime = new Set(localTimes.map(({ time }) => time)).size === 1;
  const localTimesText = localTimes.map(({ state, time }) =>
    isOneTime ? state : `${shortTime(DateTime.fromISO(time))} ${state}`,
  );
  const clientsText =
    clients &&
    (clients.count === 1 ? clients.name : interpolate(texts.clients, { n: clients.count }));
  return [localTimesText.join(', '), clientsText].filter(Boolean).join(' · ');
}

interface BarProps extends CutOffRowProps {
  readonly state: 'done' | 'soon' | 'ahead';
  readonly text: string;
}

/** Bar of a row: the time left, from now to the cut-off; afterwards the number of consignments manifested. */
function Bar({ cutOff: { cutOffAt, manifested }, scale, now, state, text }: BarProps) {
  const cutOffPercent = scale.positionOf(cutOffAt);
  if (state === 'done')
    return manifested.count > 0 ? (
      <span className="fill" data-state="done" style={{ left: 0, width: `${cutOffPercent}%` }}>
        <Check size={13} />
        {`${manifested.count.toLocaleString('en-AU')} ${texts.manifested}`}
      </span>
    ) : null;

  const from = scale.positionOf(now);
  return (
    <span
      className="fill"
      data-state={state}
      style={{ right: `${100 - cutOffPercent}%`, minWidth: `${cutOffPercent - from}%` }}
    >
      {text}
    </span>
  );
}
