import { useState } from 'react';

import { appSetUpTexts as texts } from '@contracts/texts/app/set-up';

import { EmptyState } from '../../shared/feedback/EmptyState';
import { PageTabs } from '../../shared/layout/PageTabs';
import { isOpenCell } from './cell-texts';
import { PhoneMilestones } from './Milestones';
import { NoRows } from './NoRows';
import { ClientPager } from './set-up-links';
import { StepList } from './StepList';
import type { WideSetUpProps } from './WideSetUp';

/** Lists instead of tables: next steps, carriers, clients. */
export function PhoneSetUp({ setUp, page, onPage, onSelect }: WideSetUpProps) {
  const [tab, setTab] = useState('next');
  const { carriers, clients, milestones, clientCount, openCount } = setUp;
  const isWhole = milestones.length > 0;
  const tabs = [
    { value: 'next', label: texts.next, count: openCount },
    ...(isWhole ? [{ value: 'carriers', label: texts.carriers, count: carriers.length }] : []),
    { value: 'clients', label: texts.clients, count: clientCount },
  ];
  return (
    <>
      {isWhole && <PhoneMilestones milestones={milestones} />}
      <PageTabs label={texts.lists} tabs={tabs} value={tab} onChange={setTab} />
      {tab === 'next' && <NextSteps setUp={setUp} onSelect={onSelect} />}
      {tab === 'carriers' &&
        (carriers.length > 0 ? (
          <StepList rows={carriers} onSelect={onSelect} />
        ) : (
          <NoRows list="carriers" />
        ))}
      {tab === 'clients' &&
        (clients.length > 0 ? (
          <StepList rows={clients} onSelect={onSelect} />
        ) : (
          <NoRows list="clients" />
        ))}
      {tab !== 'carriers' && <ClientPager setUp={setUp} page={page} onPage={onPage} />}
    </>
  );
}

function NextSteps({ setUp, onSelect }: Pick<WideSetUpProps, 'setUp' | 'onSelect'>) {
  const { carriers, clients, milestones, openCount, clientCount } = setUp;
  if (milestones.length > 0 && carriers.length === 0) return <NoRows list="carriers" />;
  if (clientCount === 0) return <NoRows list="clients" />;
  if (openCount === 0)
    return <EmptyState title={texts.nothingNext} reason={texts.nothingNextReason} />;
  return <StepList rows={[...carriers, ...clients]} shows={isOpenCell} onSelect={onSelect} />;
}
