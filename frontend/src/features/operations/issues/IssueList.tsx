import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { SxProps, Theme } from '@mui/material/styles';

import { appOperationsTexts } from '@contracts/texts/app/operations';
import type { IssueOwnerView, IssueView } from '@contracts/views/issue.view';

import { Avatar } from '../../../shared/layout/Avatar';
import { VisuallyHidden } from '../../../shared/layout/VisuallyHidden';
import { interpolate } from '../../../shared/text/format';
import { DateText } from '../../../shared/text/values';
import { IssueAction } from './IssueAction';
import { issueIcons } from './issue-icons';

const texts = appOperationsTexts.needs;

export interface IssueListProps {
  readonly issues: readonly IssueView[];
  readonly openKey: string | null;
  readonly onOpen: (key: string) => void;
}

/** Items in rows, newest first. */
export const IssueList = ({ issues, openKey, onOpen }: IssueListProps) => (
  <Box component="ul" aria-label={appOperationsTexts.tabs.needs} sx={listSx}>
    {issues.map((issue) => (
      <IssueRow
        key={issue.key}
        issue={issue}
        isOpen={issue.key === openKey}
        isNarrow={openKey !== null}
        onOpen={onOpen}
      />
    ))}
  </Box>
);

interface IssueRowProps {
  readonly issue: IssueView;
  readonly isOpen: boolean;
  /** Whether an item is open beside the list: its action is then in that pane. */
  readonly isNarrow: boolean;
  readonly onOpen: (key: string) => void;
}

function IssueRow({ issue, isOpen, isNarrow, onOpen }: IssueRowProps) {
  const Icon = issueIcons[issue.kind];
  return (
    <Box component="li" className={isOpen ? 'open' : ''}>
      <Box className="sign">
        <Icon size={16} strokeWidth={1.6} aria-hidden />
      </Box>
      <Box className="what">
        <ButtonBase
          aria-current={isOpen}
          onClick={() => {
            onOpen(issue.key);
          }}
        >
          {issue.what}
        </ButtonBase>
        {issue.details && <Box className="second">{issue.details}</Box>}
      </Box>
      <Box className="customer">{issue.customerName ?? texts.installation}</Box>
      <Box className="since">
        <DateText value={issue.since} show="date-minute" />
      </Box>
      <Owner owner={issue.owner} />
      {!isNarrow && (
        <Box className="action">
          <IssueAction issue={issue} />
        </Box>
      )}
    </Box>
  );
}

function Owner({ owner }: { readonly owner: IssueOwnerView | null }) {
  const label = owner ? interpolate(texts.takenBy, { name: owner.name }) : texts.unassigned;
  return (
    <Box className="owner" title={label}>
      {owner ? <Avatar name={owner.name} seed={owner.id} size={24} /> : <Box className="nobody" />}
      <VisuallyHidden>{label}</VisuallyHidden>
    </Box>
  );
}

const rowSx: SxProps<Theme> = {
  position: 'relative',
  display: 'flex',
  flexWrap: { xs: 'wrap', md: 'nowrap' },
  alignItems: 'center',
  columnGap: 3,
  rowGap: 1,
  px: 3,
  py: 2,
  minHeight: 56,
};

const listSx: SxProps<Theme> = {
  m: 0,
  p: 0,
  listStyle: 'none',
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  overflow: 'hidden',
  '& > li': rowSx,
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
  '& > li:hover': { bgcolor: 'app.hover' },
  '& > li.open': { bgcolor: 'app.accentSoft', boxShadow: 'inset 2px 0 0 currentColor' },
  '& .sign': {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: 28,
    height: 28,
    borderRadius: '8px',
    color: 'app.tone.warn.glyph',
    bgcolor: 'app.tone.warn.bg',
  },
  '& .what': { flex: 1, minWidth: 200, overflowWrap: 'anywhere' },
  // clicking anywhere in the row opens it
  '& .what > button': {
    font: 'inherit',
    fontWeight: 500,
    textAlign: 'start',
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible::after': { outline: '2px solid', outlineOffset: -2 },
  },
  '& .second, & .customer, & .since': { color: 'app.textMuted', overflowWrap: 'anywhere' },
  '& .customer': { width: { md: 190 } },
  '& .since': { width: { md: 150 }, whiteSpace: { md: 'nowrap' } },
  '& .action': {
    position: 'relative',
    display: 'flex',
    justifyContent: 'end',
    minWidth: { md: 124 },
  },
  '& .nobody': {
    width: 24,
    height: 24,
    border: '1px dashed',
    borderColor: 'app.lineInput',
    borderRadius: '50%',
  },
};
