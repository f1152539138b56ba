import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';

import { appOperationsTexts } from '@contracts/texts/app/operations';
import type { IssueView } from '@contracts/views/issue.view';

import { useCommand } from '../../../shared/commands/useCommand';
import { useSaveFeedback } from '../../../shared/forms/useSaveFeedback';
import { usePermissionCheck } from '../../../shared/session/usePermission';
import { useSession } from '../../../shared/session/useSession';
import { interpolate } from '../../../shared/text/format';
import { Kbd } from '../../../shared/text/Kbd';
import { DateText } from '../../../shared/text/values';
import { DismissIssue } from './DismissIssue';
import { IssueAction } from './IssueAction';
import { useReleaseIssueMutation, useTakeIssueMutation } from './issues.api';

const texts = appOperationsTexts.needs;

export interface IssueDetailProps {
  readonly issue: IssueView;
  readonly onClose: () => void;
}

/** Details of an issue: its customer, time and advice, with its assignee and actions. */
export function IssueDetail({ issue, onClose }: IssueDetailProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <Box
      component="section"
      aria-label={issue.what}
      sx={paneSx}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <Box className="head">
        <Typography ref={heading} variant="h2" tabIndex={-1}>
          {issue.what}
        </Typography>
        <IconButton size="small" aria-label={texts.close} onClick={onClose}>
          <X size={15} aria-hidden />
        </IconButton>
      </Box>
      <Box className="body">
        <Box sx={{ color: 'app.textMuted' }}>
          {issue.customerName ?? texts.installation} ·{' '}
          <DateText value={issue.since} show="date-minute" />
        </Box>
        {issue.details && (
          <Box>
            <Typography variant="h3">{texts.details}</Typography>
            <Box component="pre" tabIndex={0} sx={detailsSx}>
              {issue.details}
            </Box>
          </Box>
        )}
        <Box>
          <Typography variant="h3">{texts.whatToDo}</Typography>
          <Typography>{texts.advice[issue.kind]}</Typography>
        </Box>
      </Box>
      <Box className="foot">
        <Ownership issue={issue} />
        <Box sx={{ flex: 1 }} />
        <DismissIssue issue={issue} />
        <IssueAction issue={issue} />
      </Box>
    </Box>
  );
}

/** Takes, takes over or releases the item, also with the key I. */
function Ownership({ issue: { key, owner } }: { readonly issue: IssueView }) {
  const can = usePermissionCheck();
  const { claims } = useSession();
  const isMine = owner !== null && owner.id === claims?.id;
  const [take, taking] = useTakeIssueMutation();
  const [release, releasing] = useReleaseIssueMutation();
  const reportSave = useSaveFeedback();
  const isBusy = taking.isLoading || releasing.isLoading;
  const change = () => {
    if (isBusy) return;
    if (isMine)
      void reportSave(release(key), { done: texts.released, failed: texts.releaseFailed });
    else
      void reportSave(take({ key, seenOwnerId: owner?.id ?? null }), {
        done: texts.taken,
        failed: texts.takeFailed,
      });
  };
  const canAssign = can('WORK_SET_ASIDE');
  useCommand({
    id: 'needs.take',
    label: texts.take,
    keys: 'i',
    when: canAssign && !isBusy,
    run: change,
  });
  const label = isMine ? texts.release : owner ? texts.takeOver : texts.take;
  return (
    <>
      {canAssign && (
        <Button
          aria-disabled={isBusy} // a button disabled while focused would lose the focus
          onClick={change}
        >
          {label}
          <Kbd>I</Kbd>
        </Button>
      )}
      <Box role="status" sx={{ color: 'app.textMuted' }}>
        {isMine ? texts.mine : owner ? interpolate(texts.takenBy, { name: owner.name }) : ''}
      </Box>
    </>
  );
}

const paneSx = {
  width: { xs: '100%', md: 440 },
  flex: 'none',
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  borderTop: 1,
  borderLeft: { md: 1 },
  borderColor: 'divider',
  '& > .head': { display: 'flex', justifyContent: 'space-between', gap: 2, p: 4, pb: 2 },
  '& > .head h2': { outline: 'none', overflowWrap: 'anywhere' },
  '& > .body': { flex: 1, overflow: 'auto', display: 'grid', alignContent: 'start', gap: 4, px: 4 },
  '& > .foot': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 2,
    p: 4,
    borderTop: 1,
    borderColor: 'divider',
  },
  '& > .foot button': { gap: 2 },
} as const;

const detailsSx = {
  m: 0,
  mt: 1,
  p: 3,
  maxHeight: 240,
  overflow: 'auto',
  typography: 'mono',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  border: 1,
  borderColor: 'divider',
  borderRadius: '8px',
  bgcolor: 'app.sunken',
} as const;
