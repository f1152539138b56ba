import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { appHistoryTexts } from '@contracts/texts/app/history';

import { ErrorState } from '../../../shared/feedback/ErrorState';
import { SkeletonLines } from '../../../shared/feedback/SkeletonLines';
import type { HistorySubject } from '../../../shared/navigation/useRecordDialog';
import { useTimeZone } from '../../../shared/session/useSession';
import { StatusChip } from '../../../shared/status/StatusChip';
import { useFindSnapshotQuery } from '../../../shared/history/history.api';
import { snapshotFacts, statusOf, type SnapshotFact } from './snapshot-facts';

export interface SnapshotViewProps {
  readonly subject: HistorySubject;
  readonly revision: number;
  /** Revision to compare with; differing values are shown. Null for no comparison. */
  readonly compareWith: number | null;
  readonly title: string;
  /** Whether labels were printed before something on them changed. */
  readonly hasStaleLabels?: boolean;
}

/** The record after one event, with differences to another highlighted. */
export function SnapshotView(props: SnapshotViewProps) {
  const zone = useTimeZone();
  const { shown, isFetching, isError, refetch } = useShownRevision(props);
  if (isError)
    return (
      <ErrorState message={appHistoryTexts.pointInTimeFailed} onRetry={() => void refetch()} />
    );

  const { title, hasStaleLabels = false, compareWith } = shown.of;
  const comparedFacts = compareWith !== null && shown.other ? snapshotFacts(shown.other, zone) : [];
  const status = shown.now && statusOf(shown.now);
  return (
    <Box component="section" aria-label={title} aria-busy={isFetching} tabIndex={0} sx={paneSx}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 24, mb: 2 }}>
        <Typography variant="h3" sx={{ flex: 1 }}>
          {title}
        </Typography>
        {status && <StatusChip status={status} />}
      </Box>
      {!shown.now && <SkeletonLines count={8} />}
      <Box component="dl" sx={{ m: 0 }}>
        {shown.now &&
          snapshotFacts(shown.now, zone).map((fact, index) => (
            <Fact
              key={fact.label}
              fact={fact}
              remarks={remarksOn(fact, comparedFacts[index]?.text, hasStaleLabels)}
            />
          ))}
      </Box>
    </Box>
  );
}

/** The revision to show: the previous one stays, under its own title, until the next one has loaded. */
function useShownRevision(pane: SnapshotViewProps) {
  const { subject, revision, compareWith } = pane;
  const current = useFindSnapshotQuery({ subject, revision });
  const compared = useFindSnapshotQuery(
    { subject, revision: compareWith ?? 0 },
    { skip: compareWith === null },
  );
  const requested = { of: pane, now: current.currentData, other: compared.currentData };
  const [last, setLast] = useState(requested);
  const isLoaded = requested.now !== undefined;
  const isShown = last.of === pane && last.now === requested.now && last.other === requested.other;
  if (isLoaded && !isShown) setLast(requested);
  return {
    shown: isLoaded || last.now === undefined ? requested : last,
    isFetching: current.isFetching,
    isError: current.isError,
    refetch: current.refetch,
  };
}

const remarksOn = ({ label, text }: SnapshotFact, was: string | undefined, isStale: boolean) => [
  ...(was !== undefined && was !== text ? [`Was ${was}`] : []),
  ...(label === 'Labels' && isStale ? ['Labels are out of date'] : []),
];

interface FactProps {
  readonly fact: SnapshotFact;
  /** Reason the line is highlighted. */
  readonly remarks: readonly string[];
}

const Fact = ({ fact: { label, text }, remarks }: FactProps) => (
  <Box sx={factSx} data-tinted={remarks.length > 0 || undefined}>
    <dt>{label}</dt>
    <dd>
      {text}
      {remarks.map((remark) => (
        <small key={remark}>{remark}</small>
      ))}
    </dd>
  </Box>
);

const paneSx = {
  flex: { xs: 'none', md: '0 0 43%' },
  minWidth: 0,
  overflow: { md: 'auto' },
  px: 5,
  py: 3,
  bgcolor: 'app.sunken',
  border: 0,
  borderStyle: 'solid',
  borderColor: 'divider',
  borderLeftWidth: { md: 1 },
  borderTopWidth: { xs: 1, md: 0 },
  '&:first-of-type': { flex: { md: 1 }, borderWidth: 0 },
} as const;

const factSx = {
  display: 'flex',
  gap: 3,
  px: 2,
  py: '5px',
  mx: -2,
  mb: '1px',
  borderRadius: '6px',
  '& dt': { flex: '0 0 118px', color: 'text.secondary' },
  '& dd': { m: 0, minWidth: 0, overflowWrap: 'anywhere' },
  '& small': { display: 'block', fontSize: '0.75rem', lineHeight: '1.125rem' },
  '&[data-tinted]': { bgcolor: 'app.tone.warn.bg' },
  '&[data-tinted] dt, &[data-tinted] small': { color: 'app.tone.warn.fg' },
} as const;
