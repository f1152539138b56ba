import { DateTime } from 'luxon';

import { appSetUpTexts as texts } from '@contracts/texts/app/set-up';
import type { MilestoneView, SetUpView } from '@contracts/views/set-up.view';

import { useTimeZone } from '../../shared/session/useSession';
import { interpolate } from '../../shared/text/format';
import { isDay, isTodayIn, milestoneText, reasonText } from './cell-texts';
import type { SelectedCell } from './SetUpTable';
import { StepCard, StepRow } from './StepRow';

interface DoneTodayProps {
  readonly setUp: SetUpView;
  readonly onSelect: (selected: SelectedCell) => void;
}

interface CompletedItem {
  readonly name: string;
  readonly detail: string;
  /** ISO instant or day. */
  readonly at: string;
  /** Absent for a milestone, which has no panel. */
  readonly step?: SelectedCell;
}

/** Tests passed and milestones reached today, newest first; renders nothing if there are none. */
export function DoneToday({ setUp, onSelect }: DoneTodayProps) {
  const zone = useTimeZone();
  const done = [...passedTests(setUp, zone), ...reachedMilestones(setUp.milestones, zone)]
    .filter(({ at }) => isTodayIn(zone, at))
    .toSorted((a, b) => millisOf(b.at, zone) - millisOf(a.at, zone));
  if (done.length === 0) return null;
  return (
    <StepCard heading={texts.doneToday}>
      {done.map(({ name, detail, step }) => (
        <StepRow
          key={`${name} ${detail}`}
          state="DONE"
          name={name}
          detail={detail}
          {...(step && {
            onOpen: () => {
              onSelect(step);
            },
          })}
        />
      ))}
    </StepCard>
  );
}

const millisOf = (at: string, zone: string): number => DateTime.fromISO(at, { zone }).toMillis();

/**
 * Tests that passed. Other steps are proven by manifests and scans, which continue after the set-up and are left out.
 */
const passedTests = ({ carriers, clients }: SetUpView, zone: string): CompletedItem[] =>
  [...carriers, ...clients].flatMap((row) =>
    row.cells.flatMap((cell) =>
      cell.reason === 'TEST_PASSED' && cell.at !== null
        ? {
            name: texts.steps[cell.step],
            detail: interpolate(texts.doneFor, { name: row.name, reason: reasonText(cell, zone) }),
            at: cell.at,
            step: { row, cell },
          }
        : [],
    ),
  );

const reachedMilestones = (milestones: readonly MilestoneView[], zone: string): CompletedItem[] =>
  milestones.flatMap((milestone) =>
    milestone.isReached && milestone.at !== null
      ? {
          name: texts.milestones[milestone.name],
          // the heading already shows the day
          detail: milestoneText(
            { ...milestone, at: isDay(milestone.at) ? null : milestone.at },
            zone,
          ),
          at: milestone.at,
        }
      : [],
  );
