import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CircleCheck } from 'lucide-react';
import { useRef, useState } from 'react';

import { appOperationsTexts } from '@contracts/texts/app/operations';
import type { IssueListView } from '@contracts/views/issue.view';

import { useCommand } from '../../../shared/commands/useCommand';
import { EmptyState } from '../../../shared/feedback/EmptyState';
import { POLLING_MS } from '../../../shared/operations/issue-list-tag';
import { useListIssuesQuery } from '../../../shared/operations/issue-list.api';
import { useTimeZone } from '../../../shared/session/useSession';
import { formatTime, interpolate } from '../../../shared/text/format';
import { StoppedProjections, WorkSummary } from '../jobs/WorkSummary';
import { TabQuery } from '../TabQuery';
import { TabRegion } from '../TabRegion';
import { IssueDetail } from './IssueDetail';
import { IssueList } from './IssueList';

const texts = appOperationsTexts.needs;

/** Problems the product cannot resolve on its own, refetched while the page is open; beside it, the open item. */
export function IssuesTab() {
  const query = useListIssuesQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: POLLING_MS,
  });
  const [openKey, setOpenKey] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const issues = query.data?.needs ?? [];
  const open = issues.find(({ key }) => key === openKey) ?? null;
  useSteps(
    issues.map(({ key }) => key),
    openKey,
    setOpenKey,
  );
  const close = () => {
    list.current?.querySelector<HTMLElement>('[aria-current="true"]')?.focus();
    setOpenKey(null);
  };

  return (
    <Box sx={panesSx}>
      <Box ref={list} sx={{ ...listPaneSx, ...(open && { display: { xs: 'none', md: 'flex' } }) }}>
        <TabRegion label={appOperationsTexts.tabs.needs}>
          <StoppedProjections />
          <TabQuery query={query} failed={texts.failed}>
            {(data) => <Issues {...data} openKey={open?.key ?? null} onOpen={setOpenKey} />}
          </TabQuery>
          <WorkSummary />
        </TabRegion>
      </Box>
      {open && <IssueDetail key={open.key} issue={open} onClose={close} />}
    </Box>
  );
}

/** J and K open the next and the previous item; J opens the first one if none is open. */
function useSteps(
  keys: readonly string[],
  openKey: string | null,
  open: (key: string) => void,
): void {
  const openIndex = openKey === null ? -1 : keys.indexOf(openKey);
  const step = (offset: 1 | -1) => () => {
    const next = keys[openIndex + offset];
    if (next !== undefined) open(next);
  };
  const when = keys.length > 0;
  useCommand({ id: 'needs.next', label: texts.next, keys: 'j', when, run: step(1) });
  useCommand({
    id: 'needs.previous',
    label: texts.previous,
    keys: 'k',
    when,
    run: step(-1),
  });
}

interface IssuesProps extends IssueListView {
  readonly openKey: string | null;
  readonly onOpen: (key: string) => void;
}

function Issues({ needs, totalCount, lookedAt, openKey, onOpen }: IssuesProps) {
  const zone = useTimeZone();
  const time = formatTime(lookedAt, zone, { seconds: true });
  return (
    <>
      {needs.length === 0 ? (
        <EmptyState icon={CircleCheck} title={texts.none} reason={texts.noneReason} />
      ) : (
        <IssueList issues={needs} openKey={openKey} onOpen={onOpen} />
      )}
      <Typography role="status" sx={{ color: 'app.textMuted' }}>
        {totalCount > needs.length &&
          `${interpolate(texts.newestOnly, { shown: needs.length, total: totalCount })} `}
        {interpolate(texts.checkedAt, { time })}
      </Typography>
    </>
  );
}

const panesSx = { flex: 1, minHeight: 0, display: 'flex' } as const;
const listPaneSx = { flex: 1, minWidth: 0, minHeight: 0, display: 'flex' } as const;
