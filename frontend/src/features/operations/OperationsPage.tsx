import { appTexts } from '@contracts/texts/app/common';
import { appOperationsTexts as words } from '@contracts/texts/app/operations';

import { Page } from '../../shared/layout/Page';
import { PageTabs } from '../../shared/layout/PageTabs';
import { SecurityLogTab } from './security-log/SecurityLogTab';
import { useOperationsTab } from './useOperationsTab';

/** What needs a person, and what happened to accounts, by tab of the URL. */
export function OperationsPage() {
  const { tabs, tab, open } = useOperationsTab();
  return (
    <Page title={appTexts.operations} subtitle={words.subtitle}>
      <PageTabs label={appTexts.operations} tabs={tabs} value={tab} onChange={open} />
      {tab === 'security-log' && <SecurityLogTab />}
    </Page>
  );
}
