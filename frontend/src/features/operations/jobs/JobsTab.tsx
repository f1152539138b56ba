import Typography from '@mui/material/Typography';
import { ListChecks } from 'lucide-react';

import { appOperationsTexts } from '@contracts/texts/app/operations';
import type { BackgroundWorkView } from '@contracts/views/background-work.view';

import { EmptyState } from '../../../shared/feedback/EmptyState';
import { POLLING_MS } from '../../../shared/operations/issue-list-tag';
import { useTimeZone } from '../../../shared/session/useSession';
import { formatTime, interpolate } from '../../../shared/text/format';
import { TabQuery } from '../TabQuery';
import { TabRegion } from '../TabRegion';
import { useReadBackgroundWorkQuery } from './background-work.api';
import { JobTable } from './JobTable';
import { workSummary } from './job-texts';
import { StoppedProjections } from './WorkSummary';

const texts = appOperationsTexts.work;

/** Job queue by kind of job, refetched while the page is open. */
export function JobsTab() {
  const query = useReadBackgroundWorkQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: POLLING_MS,
  });
  return (
    <TabRegion label={appOperationsTexts.tabs.jobs}>
      <Typography sx={{ color: 'app.textMuted' }}>{texts.note}</Typography>
      <StoppedProjections />
      <TabQuery query={query} failed={texts.loadFailed}>
        {(work) => <Work work={work} />}
      </TabQuery>
    </TabRegion>
  );
}

function Work({ work }: { readonly work: BackgroundWorkView }) {
  const time = formatTime(work.lookedAt, useTimeZone(), { seconds: true });
  return (
    <>
      {work.kinds.length === 0 ? (
        <EmptyState icon={ListChecks} title={texts.none} reason={texts.noneReason} />
      ) : (
        <JobTable work={work} />
      )}
      <Typography sx={{ color: 'app.textMuted' }}>
        {interpolate(appOperationsTexts.needs.checkedAt, { time })} {workSummary(work)}
      </Typography>
    </>
  );
}
