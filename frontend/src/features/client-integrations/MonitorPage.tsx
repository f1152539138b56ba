import { Store } from 'lucide-react';
import { Suspense, useState } from 'react';

import { flowTexts as texts } from '@contracts/texts/app/integration-flows';
import { integrationsTitle } from '@contracts/texts/app/integrations-title';
import type { IntegrationFlowView } from '@contracts/views/integration-flow.view';

import { EmptyState } from '../../shared/feedback/EmptyState';
import { Page } from '../../shared/layout/Page';
import { PageTabs } from '../../shared/layout/PageTabs';
import { lazy } from '../../shared/loading/lazy';
import { useUrlState } from '../../shared/navigation/useUrlState';
import { useClientChoices } from '../../shared/session/useClient';
import { Connections } from './Connections';
import { FormatsTab } from './formats/FormatsTab';
import { Monitor } from './monitor/Monitor';
import { type Flows, useFlows } from './useFlows';

const FlowDialog = lazy(async () => ({
  default: (await import('./flow-form/FlowDialog')).FlowDialog,
}));

const tabNames = ['monitor', 'connections', 'formats'] as const;
type TabName = (typeof tabNames)[number];
const tabs = tabNames.map((value) => ({ value, label: texts.tabs[value] }));

/** Integrations of the selected client, or of all in scope: flows, connections and formats. */
export function MonitorPage() {
  const flows = useFlows();
  const [tab, openTab] = useTab();
  const [shown, show] = useState<IntegrationFlowView | 'new' | null>(null);
  const { clientId } = flows;
  const ofClient = shown === 'new' ? clientId : shown?.clientId;
  return (
    <Page title={integrationsTitle} subtitle={texts.subtitle}>
      <PageTabs label={integrationsTitle} tabs={tabs} value={tab} onChange={openTab} />
      {tab === 'monitor' && (
        <Monitor
          flows={flows}
          onEdit={show}
          onAdd={() => {
            show('new');
          }}
        />
      )}
      {tab === 'connections' && <ConnectionsTab flows={flows} />}
      {tab === 'formats' && <FormatsTab />}
      {shown !== null && ofClient !== undefined && (
        <Suspense fallback={null}>
          <FlowDialog
            clientId={ofClient}
            flow={shown === 'new' ? null : shown}
            onClose={() => {
              show(null);
            }}
          />
        </Suspense>
      )}
    </Page>
  );
}

function ConnectionsTab({ flows: { clientId } }: { readonly flows: Flows }) {
  const choices = useClientChoices();
  if (clientId === undefined)
    return <EmptyState icon={Store} title={texts.selectClient} reason={texts.selectClientReason} />;
  const clientName = choices.find(({ id }) => id === clientId)?.name ?? '';
  return <Connections client={{ clientId, clientName }} />;
}

function useTab(): readonly [TabName, (tab: string) => void] {
  const [params, change] = useUrlState();
  const tab = tabNames.find((name) => name === params.get('tab')) ?? 'monitor';
  return [
    tab,
    (next) => {
      change(() => new URLSearchParams(next === 'monitor' ? {} : { tab: next }));
    },
  ];
}
