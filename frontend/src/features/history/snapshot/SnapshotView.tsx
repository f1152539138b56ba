import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

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
  const { subject, revision, compareWith, title, hasStaleLabels = false } = props;
  const zone = useTimeZone();
  const now = useFindSnapshotQuery({ subject, revision });
  const other = useFindSnapshotQuery(
    { subject, revision: compareWith ?? 0 },
    { skip: compareWith === null },
  );
  if (now.isError)
    return (
      <ErrorState message={appHistoryTexts.pointInTimeFailed} onRetry={() => void now.refetch()} />
    );

  const before = compareWith !== null && other.data ? snapshotFacts(other.data, zone) : [];
  const status = now.data && statusOf(now.data);
  return (
    <Box component="section" aria-label={title} aria-busy={now.isFetching} tabIndex={0} sx={paneSx}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 24, mb: 2 }}>
        <Typography variant="h3" sx={{ flex: 1 }}>
          {title}
        </Typography>
        {status && <StatusChip status={status} />}
      </Box>
      {!now.data && <SkeletonLines count={8} />}
      <Box component="dl" sx={{ m: 0 }}>
        {now.data &&
          snapshotFacts(now.data, zone).map((fact, index) => (
            <Fact
              key={fact.label}
              fact={fact}
              remarks={remarksOn(fact, before[index]?.text, hasStaleLabels)}
            />
          ))}
      </Box>
    </Box>
  );
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
