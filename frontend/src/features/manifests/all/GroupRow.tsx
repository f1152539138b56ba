import IconButton from '@mui/material/IconButton';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { DateTime } from 'luxon';
import { useState } from 'react';

import { appManifestAllTexts as texts } from '@contracts/texts/app/manifest-all';

import { AppCheckbox } from '../../../shared/forms/AppCheckbox';
import { CompactSelect } from '../../../shared/forms/CompactSelect';
import { formatPickupTime } from '../../../shared/manifesting/pickup-times';
import { Tag } from '../../../shared/status/Tag';
import { interpolate } from '../../../shared/text/format';
import type { GroupChoice, GroupPlan } from './group-plan';
import { GroupDetails } from './GroupDetails';

export interface GroupRowProps {
  readonly plan: GroupPlan;
  readonly now: string;
  readonly zone: string;
  /** Whether it has changed since the review was opened. */
  readonly isChanged: boolean;
  readonly onChoose: (choice: GroupChoice) => void;
}

/** Id of the checkbox of a group. */
export const groupCheckboxId = (groupId: number): string => `manifest-group-${groupId}`;

/** Row of one group; its chevron shows the pickup times and the consignments. */
export function GroupRow({ plan, now, zone, isChanged, onChoose }: GroupRowProps) {
  const [isOpen, setOpen] = useState(false);
  const { name, consignments, isSelected } = plan;
  return (
    <>
      <tr>
        <td>
          <AppCheckbox
            id={groupCheckboxId(plan.group.id)}
            checked={isSelected}
            disabled={consignments.length === 0}
            slotProps={{ input: { 'aria-label': interpolate(texts.select, { group: name }) } }}
            onChange={(_event, checked) => {
              onChoose({ isSelected: checked });
            }}
          />
        </td>
        <td className="cut">
          <CutOff plan={plan} now={now} zone={zone} />
        </td>
        <GroupSummary plan={plan} isChanged={isChanged} />
        <td className="day">
          <PickupDay plan={plan} />
        </td>
        <td className="booking">
          <Booking plan={plan} onChoose={onChoose} />
        </td>
        <td className="more">
          <Chevron
            name={name}
            isOpen={isOpen}
            onToggle={() => {
              setOpen(!isOpen);
            }}
          />
        </td>
      </tr>
      {isOpen && <DetailsRow plan={plan} onChoose={onChoose} />}
    </>
  );
}

function DetailsRow({ plan, onChoose }: Pick<GroupRowProps, 'plan' | 'onChoose'>) {
  return (
    <tr>
      <td className="indent" />
      <td className="details" colSpan={6}>
        <GroupDetails plan={plan} onChoose={onChoose} />
      </td>
    </tr>
  );
}

interface ChevronProps {
  readonly name: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function Chevron({ name, isOpen, onToggle }: ChevronProps) {
  const Icon = isOpen ? ChevronDown : ChevronRight;
  return (
    <IconButton
      aria-label={interpolate(texts.details, { group: name })}
      aria-expanded={isOpen}
      onClick={onToggle}
    >
      <Icon size={16} aria-hidden />
    </IconButton>
  );
}

function GroupSummary({
  plan: { group, consignments },
  isChanged,
}: Pick<GroupRowProps, 'plan' | 'isChanged'>) {
  const pieces = consignments.reduce((sum, { itemQuantity }) => sum + itemQuantity, 0);
  const weight = consignments.reduce((sum, { totalWeight }) => sum + totalWeight, 0);
  return (
    <>
      <td className="carrier">
        <b>
          {group.carrierName} {isChanged && <Tag tone="warn">{texts.changed}</Tag>}
        </b>
        <small>
          {[
            group.displayServiceType,
            countText(consignments.length, texts.consignment, texts.consignments),
            countText(pieces, texts.piece, texts.pieces),
            interpolate(texts.kg, { n: weight.toFixed(2) }),
          ].join(', ')}
        </small>
      </td>
      <td className="sender">
        <b>{group.senderName}</b>
        {group.clientName !== group.senderName && <small>{group.clientName}</small>}
      </td>
    </>
  );
}

const countText = (n: number, singular: string, plural: string) =>
  n === 1 ? singular : interpolate(plural, { n });

const WARN_MINUTES = 60;
const DAY_MINUTES = 24 * 60;

/** '38 min' over '3:30 pm'; with the sender's own time if its clock differs. */
function CutOff({
  plan: { cutOffAt, zone: senderZone },
  now,
  zone,
}: Pick<GroupRowProps, 'plan' | 'now' | 'zone'>) {
  if (cutOffAt === null) return <b>—</b>;
  const cutOff = DateTime.fromISO(cutOffAt, { zone });
  const minutes = Math.floor(cutOff.diff(DateTime.fromISO(now), 'minutes').minutes);
  const time = clockText(cutOff);
  const senderTime = clockText(cutOff.setZone(senderZone));
  const day = minutes >= DAY_MINUTES ? `${cutOff.toFormat('ccc d/MM', { locale: 'en-AU' })} ` : '';
  return (
    <>
      <b className={minutes <= 0 ? 'bad' : minutes < WARN_MINUTES ? 'warn' : ''}>
        {minutes <= 0 ? texts.passed : timeLeftText(minutes)}
      </b>
      <small>{`${day}${time === senderTime ? time : `${time}, ${senderTime} there`}`}</small>
    </>
  );
}

const clockText = (time: DateTime) =>
  time.toFormat(time.minute === 0 ? 'h a' : 'h:mm a', { locale: 'en-AU' }).toLowerCase();

const timeLeftText = (minutes: number) =>
  minutes < 60
    ? `${minutes} min`
    : minutes < DAY_MINUTES
      ? `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`
      : `${Math.floor(minutes / DAY_MINUTES)} d`;

function PickupDay({ plan }: Pick<GroupRowProps, 'plan'>) {
  const { pickupDay, rollover, group } = plan;
  return (
    <>
      <b>{dayName(pickupDay)}</b>
      <small className={rollover ? 'warn' : ''}>
        {rollover
          ? interpolate(texts.rolledOver, { day: dayName(group.dispatchDate) })
          : texts.asDispatched}
      </small>
    </>
  );
}

const dayName = (day: string) => DateTime.fromISO(day).toFormat('ccc d/MM', { locale: 'en-AU' });

function Booking({ plan, onChoose }: Pick<GroupRowProps, 'plan' | 'onChoose'>) {
  const { bookings, booking, times, name } = plan;
  if (booking === 'PERMANENT') return <b>{texts.kinds.PERMANENT}</b>;
  return (
    <>
      <CompactSelect
        aria-label={interpolate(texts.booking, { group: name })}
        value={booking}
        options={bookings.map((value) => ({ value, label: texts.kinds[value] }))}
        onChange={(value) => {
          onChoose({ booking: value });
        }}
      />
      {booking === 'AD_HOC' && (
        <small>{`${formatPickupTime(times.ready)} to ${formatPickupTime(times.closing)}`}</small>
      )}
    </>
  );
}
