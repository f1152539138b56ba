import { appOperationsTexts as texts } from '@contracts/texts/app/operations';
import { operationsTitle } from '@contracts/texts/app/operations-title';

import { Page } from '../../shared/layout/Page';
import { PageTabs } from '../../shared/layout/PageTabs';
import { POLLING_MS } from '../../shared/operations/issue-list-tag';
import { useListIssuesQuery } from '../../shared/operations/issue-list.api';
import { usePermission } from '../../shared/session/usePermission';
import { useListCarrierFeedsQuery } from './feeds/carrier-feeds.api';
import { FeedsTab } from './feeds/FeedsTab';
import { IssuesTab } from './issues/IssuesTab';
import { useReadBackgroundWorkQuery } from './jobs/background-work.api';
import { waitingJobs } from './jobs/job-texts';
import { JobsTab } from './jobs/JobsTab';
import { useIsOperator } from './jobs/useIsOperator';
import { SecurityLogTab } from './security-log/SecurityLogTab';
import { useListSetAsideScansQuery } from './set-aside/set-aside.api';
import { SetAsideTab } from './set-aside/SetAsideTab';
import { useOperationsTab } from './useOperationsTab';

/** Items that need attention, set-aside scans, jobs, feeds and security log, by tab of the URL. */
export function OperationsPage() {
  const { tabs, tab, open } = useOperationsTab(useTabCounts());
  return (
    <Page title={operationsTitle} subtitle={texts.subtitle}>
      <PageTabs label={operationsTitle} tabs={tabs} value={tab} onChange={open} />
      {tab === 'needs' && <IssuesTab />}
      {tab === 'set-aside' && <SetAsideTab />}
      {tab === 'jobs' && <JobsTab />}
      {tab === 'feeds' && <FeedsTab />}
      {tab === 'security-log' && <SecurityLogTab />}
    </Page>
  );
}

/** Counts beside the tabs, refetched while the page is open. */
function useTabCounts() {
  const skip = !usePermission('READ_SET_ASIDE');
  const polling = { skip, pollingInterval: POLLING_MS };
  const { data: needs } = useListIssuesQuery(undefined, { skip });
  const { data: scans } = useListSetAsideScansQuery(undefined, polling);
  const { data: feeds } = useListCarrierFeedsQuery(undefined, polling);
  const { data: work } = useReadBackgroundWorkQuery(undefined, {
    skip: !useIsOperator(),
    pollingInterval: POLLING_MS,
  });
  return {
    needs: needs?.totalCount,
    'set-aside': scans?.totalCount,
    jobs: work && waitingJobs(work.kinds),
    feeds: feeds?.totalCount,
  };
}
