import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

import { appOperationsTexts } from '@contracts/texts/app/operations';
import type { BackgroundWorkView, JobKindView } from '@contracts/views/background-work.view';

import { RecordTable, type RecordColumn } from '../../../shared/layout/RecordTable';
import { Tag } from '../../../shared/status/Tag';
import { EMPTY_VALUE, interpolate } from '../../../shared/text/format';
import { DateText } from '../../../shared/text/values';
import { withQuery } from '../operations-paths';
import { ageBetween, jobKindName } from './job-texts';

const texts = appOperationsTexts.work;
const { columns } = texts;

interface JobRow extends JobKindView {
  readonly id: number;
}

const columnsAt = (lookedAt: string): readonly RecordColumn<JobRow>[] => [
  { name: columns.kind, render: (row) => <span title={row.kind}>{jobKindName(row)}</span> },
  {
    name: columns.due,
    render: ({ due, oldestDueAt }) => (
      <Count
        count={due}
        detail={
          oldestDueAt && interpolate(texts.oldestOf, { age: ageBetween(oldestDueAt, lookedAt) })
        }
      />
    ),
  },
  { name: columns.running, render: ({ running }) => <Count count={running} /> },
  { name: columns.later, render: (row) => <Scheduled {...row} /> },
  { name: columns.failed, render: (row) => <Failed {...row} /> },
  { name: columns.lastError, render: (row) => <LastError {...row} /> },
];

/** Kinds of jobs, sorted by name so that rows do not move while their counts change. */
export function JobTable({ work: { kinds, lookedAt } }: { readonly work: BackgroundWorkView }) {
  const rows = kinds
    .map((kind, id): JobRow => ({ ...kind, id }))
    .toSorted((left, right) => jobKindName(left).localeCompare(jobKindName(right), 'en'));
  return (
    <RecordTable label={appOperationsTexts.tabs.jobs} columns={columnsAt(lookedAt)} rows={rows} />
  );
}

interface CountProps {
  readonly count: number;
  readonly detail?: ReactNode;
}

const Count = ({ count, detail }: CountProps) => (
  <>
    {count.toLocaleString('en-AU')}
    {detail && <Box sx={secondarySx}>{detail}</Box>}
  </>
);

const Scheduled = ({ later, nextRunAt }: JobKindView) => (
  <Count
    count={later}
    detail={
      nextRunAt && (
        <>
          {texts.next} <DateText value={nextRunAt} show="date-time" />
        </>
      )
    }
  />
);

/** Jobs that failed permanently, with a link to their items, and those being retried. */
function Failed({ givenUp, retrying }: JobKindView) {
  if (givenUp === 0 && retrying === 0) return EMPTY_VALUE;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {givenUp > 0 && (
        <Link component={RouterLink} to={withQuery('/operations', { tab: 'needs' })}>
          <Tag tone="bad">{interpolate(texts.givenUp, { count: givenUp })}</Tag>
        </Link>
      )}
      {retrying > 0 && <Tag tone="warn">{interpolate(texts.retrying, { count: retrying })}</Tag>}
    </Box>
  );
}

function LastError({ lastError }: JobKindView) {
  if (!lastError) return EMPTY_VALUE;
  return (
    <>
      {lastError.message}
      <Box sx={secondarySx}>
        <DateText value={lastError.failedAt} show="date-time" />
      </Box>
    </>
  );
}

const secondarySx = { color: 'app.textMuted' } as const;
