import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useState } from 'react';

import { appSetUpTexts as texts } from '@contracts/texts/app/set-up';
import type { SetUpView } from '@contracts/views/set-up.view';

import { EmptyState } from '../../shared/feedback/EmptyState';
import { PageTabs } from '../../shared/layout/PageTabs';
import { DoneToday } from './DoneToday';
import { PhoneMilestones } from './Milestones';
import { nextSteps } from './next-steps';
import { NoRows } from './NoRows';
import { AddLink, ClientPager, type SetUpList } from './set-up-links';
import { StepLink, useFirstStep } from './StepLink';
import { StepList } from './StepList';
import type { WideSetUpProps } from './WideSetUp';

type PhoneTab = 'next' | SetUpList;

/** Lists instead of tables: next steps, carriers, clients; the main action is below them. */
export function PhoneSetUp({ setUp, page, onPage, onSelect }: WideSetUpProps) {
  const [tab, setTab] = useState<PhoneTab>('next');
  const { milestones } = setUp;
  const tabs = tabsOf(setUp);
  return (
    <>
      {milestones.length > 0 && <PhoneMilestones milestones={milestones} />}
      <PageTabs
        label={texts.lists}
        tabs={tabs}
        value={tab}
        onChange={(next) => {
          setTab(tabs.find(({ value }) => value === next)?.value ?? tab);
        }}
      />
      {tab === 'next' ? (
        <NextSteps setUp={setUp} onSelect={onSelect} />
      ) : (
        <AllSteps list={tab} setUp={setUp} onSelect={onSelect} />
      )}
      {tab !== 'carriers' && <ClientPager setUp={setUp} page={page} onPage={onPage} />}
      {tab === 'next' && <DoneToday setUp={setUp} onSelect={onSelect} />}
      <Box sx={actionSx}>
        {tab === 'next' ? (
          <NextStepLink setUp={setUp} />
        ) : (
          setUp[tab].length > 0 && <AddLink list={tab} isMain />
        )}
      </Box>
    </>
  );
}

interface NamedTab {
  readonly value: PhoneTab;
  readonly label: string;
  readonly count: number;
}

/** Users limited to individual clients see no carriers. */
const tabsOf = ({ carriers, milestones, clientCount, openCount }: SetUpView): NamedTab[] => [
  { value: 'next', label: texts.next, count: openCount },
  ...(milestones.length > 0
    ? [{ value: 'carriers' as const, label: texts.carriers, count: carriers.length }]
    : []),
  { value: 'clients', label: texts.clients, count: clientCount },
];

type ListProps = Pick<WideSetUpProps, 'setUp' | 'onSelect'>;

const AllSteps = ({ list, setUp, onSelect }: ListProps & { readonly list: SetUpList }) =>
  setUp[list].length > 0 ? (
    <StepList rows={setUp[list]} onSelect={onSelect} />
  ) : (
    <NoRows list={list} />
  );

function NextSteps({ setUp, onSelect }: ListProps) {
  const { carriers, milestones, openCount, clientCount } = setUp;
  if (milestones.length > 0 && carriers.length === 0) return <NoRows list="carriers" />;
  if (clientCount === 0) return <NoRows list="clients" />;
  if (openCount === 0)
    return <EmptyState title={texts.nothingNext} reason={texts.nothingNextReason} />;
  return <StepList rows={nextSteps(setUp)} hasActions onSelect={onSelect} />;
}

/** Action of the first step that the user can take. */
function NextStepLink({ setUp }: Pick<ListProps, 'setUp'>) {
  const firstStep = useFirstStep();
  const { carriers, milestones, clientCount } = setUp;
  // the empty list has its own button
  if ((milestones.length > 0 && carriers.length === 0) || clientCount === 0) return null;
  const step = firstStep(
    nextSteps(setUp).flatMap((row) => row.cells.map((cell) => ({ row, cell }))),
  );
  return step ? <StepLink step={step} isMain /> : null;
}

/** Stays at the bottom of the page, over the scrolled content. */
const actionSx: SxProps<Theme> = {
  position: 'sticky',
  // over the padding of the page
  bottom: '-20px',
  mb: '-20px',
  zIndex: 1,
  mt: 'auto',
  mx: -3,
  px: 3,
  py: '10px',
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  '&:empty': { display: 'none' },
  '@media print': { display: 'none' },
};
