import { appOperationsTexts as texts } from '@contracts/texts/app/operations';
import { operationsTitle } from '@contracts/texts/app/operations-title';

import { Page } from '../../shared/layout/Page';
import { PageTabs } from '../../shared/layout/PageTabs';
import { POLLING_MS } from '../../shared/operations/issue-list-tag';
import { useListIssuesQuery } from '../../shared/operations/issue-list.api';
import { usePermission } from '../../shared/session/usePermission';
import { IssuesTab } from './issues/IssuesTab';
import { SecurityLogTab } from './security-log/SecurityLogTab';
import { useListSetAsideScansQuery } from './set-aside/set-aside.api';
import { SetAsideTab } from './set-aside/SetAsideTab';
import { useOperationsTab } from './useOperationsTab';

/** Items that need attention, set-aside scans and security log, by tab of the URL. */
export function OperationsPage() {
  const skip = !usePermission('READ_SET_ASIDE');
  const { data: needs } = useListIssuesQuery(undefined, { skip });
  const { data: scans } = useListSetAsideScansQuery(undefined, {
    skip,
    pollingInterval: POLLING_MS,
  });
  const { tabs, tab, open } = useOperationsTab({
    needs: needs?.totalCount,
    'set-aside': scans?.totalCount,
  });
  return (
    <Page title={operationsTitle} subtitle={texts.subtitle}>
      <PageTabs label={operationsTitle} tabs={tabs} value={tab} onChange={open} />
      {tab === 'needs' && <IssuesTab />}
      {tab === 'set-aside' && <SetAsideTab />}
      {tab === 'security-log' && <SecurityLogTab />}
    </Page>
  );
}
