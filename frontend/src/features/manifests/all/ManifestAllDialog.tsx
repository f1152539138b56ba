import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DateTime } from 'luxon';
import { useRef } from 'react';

import { appTexts } from '@contracts/texts/app/common';
import { appManifestAllTexts as texts } from '@contracts/texts/app/manifest-all';
import { messageOf } from '../../../shared/api/api-error';
import { EmptyState } from '../../../shared/feedback/EmptyState';
import { ErrorState } from '../../../shared/feedback/ErrorState';
import { SkeletonLines } from '../../../shared/feedback/SkeletonLines';
import { FormDialog } from '../../../shared/forms/FormDialog';
import type { ToolDialogProps } from '../../../shared/navigation/tool-dialog';
import { interpolate } from '../../../shared/text/format';
import type { GroupPlan, PlanTotals } from './group-plan';
import { groupCheckboxId } from './GroupRow';
import { GroupTable } from './GroupTable';
import { ExcludedConsignments } from './ExcludedConsignments';
import { RunResults } from './RunResults';
import { useManifestReview } from './useManifestReview';
import { useManifestRun } from './useManifestRun';

/** Reviews and manifests everything that can be manifested: groups, pickup days, cut-offs and bookings. */
export function ManifestAllDialog({ onClose }: ToolDialogProps) {
  const review = useManifestReview();
  const run = useManifestRun();
  const Shown = run.started ? RunDialog : ReviewDialog;
  return <Shown review={review} run={run} onClose={onClose} />;
}

interface PartProps extends ToolDialogProps {
  readonly review: ReturnType<typeof useManifestReview>;
  readonly run: ReturnType<typeof useManifestRun>;
}

/** Manifests the selected groups, once the user has seen those that changed while the review was open. */
function ReviewDialog({ review, run, onClose }: PartProps) {
  const { listQuery: query, plans, totals, changed, checkAgain } = review;
  const selected = plans.filter(({ isSelected }) => isSelected);
  const isReversed = selected.some(
    ({ booking, areTimesReversed }) => booking === 'AD_HOC' && areTimesReversed,
  );
  const [firstChanged] = changed;
  const checkedAt = useRef(-Infinity);

  return (
    <FormDialog
      title={texts.title}
      size="table"
      actions={plans.length > 0 && <Totals totals={totals} />}
      isBusy={selected.length === 0 || isReversed}
      isDirty={review.isChanged}
      param="dialog"
      {...(plans.length > 0 && { submitLabel: submitLabelOf(selected.length, changed.length) })}
      onSubmit={() => {
        if (!firstChanged) {
          if (performance.now() - checkedAt.current > DOUBLE_CLICK_MS) void run.start(selected);
          return;
        }
        checkedAt.current = performance.now();
        checkAgain();
        document.getElementById(groupCheckboxId(firstChanged.group.id))?.focus();
      }}
      onClose={onClose}
    >
      {query.error && !query.currentData ? (
        <ErrorState
          message={messageOf(query.error, texts.failed)}
          onRetry={() => void query.refetch()}
        />
      ) : query.currentData ? (
        <Review review={review} />
      ) : (
        <SkeletonLines count={6} />
      )}
    </FormDialog>
  );
}

/** The button that checks again turns into the one that manifests, which ignores the second click of a double click. */
const DOUBLE_CLICK_MS = 1000;

function submitLabelOf(groups: number, changed: number): string {
  if (changed > 0) return interpolate(texts.again, { n: changed });
  return groups === 1 ? texts.submitOne : interpolate(texts.submit, { n: groups });
}

/**
 * Shows the results of the groups; closing it stops before the next group, after confirmation. Once done, groups that
 * were not manifested can be reviewed again.
 */
function RunDialog({ review, run, onClose }: PartProps) {
  if (!run.started) return null;
  const remaining = run.started.filter(({ state }) => state.kind !== 'MANIFESTED').length;
  const reviewLabel =
    remaining === 1 ? texts.reviewOne : interpolate(texts.review, { n: remaining });
  return (
    <FormDialog
      title={texts.title}
      size="lg"
      closeLabel={appTexts.close}
      {...((run.isRunning || remaining > 0) && {
        submitLabel: run.isRunning ? texts.stop : reviewLabel,
      })}
      isBusy={!run.isRunning && review.listQuery.isFetching}
      error={
        !run.isRunning && review.listQuery.error
          ? messageOf(review.listQuery.error, texts.failed)
          : undefined
      }
      isDirty={run.isRunning}
      param="dialog"
      leaveQuestion={stopQuestion}
      onSubmit={() => {
        if (run.isRunning) run.stop();
        else
          void review.reload().then((isLoaded) => {
            if (isLoaded) run.clear();
          });
      }}
      onClose={() => {
        run.stop();
        onClose();
      }}
    >
      <RunResults started={run.started} isRunning={run.isRunning} />
    </FormDialog>
  );
}

const stopQuestion = { title: texts.stopQuestion, confirmLabel: texts.stopNow };

interface ReviewProps {
  readonly review: ReturnType<typeof useManifestReview>;
}

function Review({ review }: ReviewProps) {
  const { plans, switchedOff, now, zone, changedIds, choose, total } = review;
  if (plans.length + switchedOff.length === 0) return <EmptyState title={texts.nothing} />;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Typography sx={{ color: 'text.secondary' }}>{factsOf(plans, zone, now)}</Typography>
      {total > plans.length + switchedOff.length && (
        <Alert severity="info">
          {interpolate(texts.first, { n: plans.length + switchedOff.length, all: total })}
        </Alert>
      )}
      {plans.length > 0 && (
        <GroupTable plans={plans} now={now} zone={zone} changedIds={changedIds} onChoose={choose} />
      )}
      <ExcludedConsignments switchedOff={switchedOff} />
      <ReviewWarnings plans={plans.filter(({ isSelected }) => isSelected)} />
    </Box>
  );
}

const countText = (n: number, singular: string, plural: string) =>
  n === 1 ? singular : interpolate(plural, { n: n.toLocaleString('en-AU') });

function factsOf(plans: readonly GroupPlan[], zone: string, now: string): string {
  const consignmentCount = plans.flatMap(({ group }) => group.consignments).length;
  const time = DateTime.fromISO(now, { zone }).toFormat('h:mm a', { locale: 'en-AU' });
  return [
    countText(plans.length, texts.group, texts.groups),
    countText(consignmentCount, texts.consignment, texts.consignments),
    `${zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone} ${time.toLowerCase()}`,
  ].join(', ');
}

/** Warns of groups without a pickup, with times in reverse, or with a new dispatch date. */
function ReviewWarnings({ plans }: { readonly plans: readonly GroupPlan[] }) {
  const lines = plans.flatMap(({ name, booking, areTimesReversed, rollover, group }) => [
    ...(booking === 'NONE' ? [interpolate(texts.noPickupBooked, { group: name })] : []),
    ...(booking === 'AD_HOC' && areTimesReversed ? [`${name}: ${texts.reversed}`] : []),
    ...(rollover
      ? [
          interpolate(texts.moves, {
            group: name,
            to: shortDay(rollover.to),
            from: shortDay(group.dispatchDate),
          }),
        ]
      : []),
  ]);
  if (lines.length === 0) return null;
  return (
    <Alert severity="warning">
      <b>{texts.toCheck}</b>
      <Box component="ul" sx={{ m: 0, pl: 4, maxHeight: 120, overflow: 'auto' }}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Box>
    </Alert>
  );
}

const shortDay = (day: string) => DateTime.fromISO(day).toFormat('ccc d/MM', { locale: 'en-AU' });

const Totals = ({ totals }: { readonly totals: PlanTotals }) => (
  <Box role="status" sx={totalsSx}>
    <span>{countText(totals.consignments, texts.consignment, texts.consignments)}</span>
    <span>{countText(totals.pieces, texts.piece, texts.pieces)}</span>
    <span>{interpolate(texts.kg, { n: totals.kilograms.toFixed(2) })}</span>
    <span>{countText(totals.pickups, texts.pickupBooked, texts.pickupsBooked)}</span>
  </Box>
);

/** On a phone above the buttons. */
const totalsSx = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  flex: { xs: '1 1 100%', sm: '1 1 0' },
  fontWeight: 500,
} as const;
