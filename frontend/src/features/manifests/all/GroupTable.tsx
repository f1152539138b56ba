import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';

import { appManifestAllTexts as texts } from '@contracts/texts/app/manifest-all';

import { AppCheckbox } from '../../../shared/forms/AppCheckbox';
import type { GroupChoice, GroupPlan } from './group-plan';
import { GroupRow } from './GroupRow';

export interface GroupTableProps {
  readonly plans: readonly GroupPlan[];
  readonly now: string;
  /** Zone of the user; a sender's own time is added if it differs. */
  readonly zone: string;
  /** Groups that have changed since the review was opened. */
  readonly changedIds: ReadonlySet<number>;
  readonly onChoose: (ids: readonly number[], choice: GroupChoice) => void;
}

/** The groups with their cut-off, day and booking; on a phone each is a card. */
export function GroupTable({ plans, now, zone, changedIds, onChoose }: GroupTableProps) {
  const selectedCount = plans.filter(({ isSelected }) => isSelected).length;
  const { columns } = texts;
  return (
    <Box component="table" sx={tableSx}>
      <thead>
        <tr>
          <th scope="col">
            <AppCheckbox
              checked={selectedCount === plans.length}
              indeterminate={selectedCount > 0 && selectedCount < plans.length}
              slotProps={{ input: { 'aria-label': texts.selectAll } }}
              onChange={(_event, isSelected) => {
                onChoose(
                  plans.map(({ group }) => group.id),
                  { isSelected },
                );
              }}
            />
          </th>
          {[columns.cutOff, columns.carrier, columns.sender, columns.day, columns.booking].map(
            (label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ),
          )}
          <th />
        </tr>
      </thead>
      <tbody>
        {plans.map((plan) => (
          <GroupRow
            key={plan.group.id}
            plan={plan}
            now={now}
            zone={zone}
            isChanged={changedIds.has(plan.group.id)}
            onChoose={(choice) => {
              onChoose([plan.group.id], choice);
            }}
          />
        ))}
      </tbody>
    </Box>
  );
}

const tableSx: SxProps<Theme> = {
  width: 1,
  borderCollapse: 'collapse',
  typography: 'body2',
  '& thead': { display: { xs: 'none', md: 'table-header-group' } },
  '& thead th': { fontWeight: 500, color: 'app.textMuted', textAlign: 'left', py: '6px' },
  '& th, & td': { px: '6px', verticalAlign: 'middle' },
  '& td.cut, & td.day': { whiteSpace: { md: 'nowrap' } },
  '& tbody > tr': {
    display: { xs: 'grid', md: 'table-row' },
    gridTemplateColumns: '44px minmax(0, 1fr) fit-content(50%) 44px',
    borderTop: 1,
    borderColor: 'divider',
  },
  '& tbody > tr > td': { py: { xs: 0, md: '6px' } },
  // layout of a card: carrier and time left, what it carries, sender and cut-off, booking and day
  '& tbody > tr > td:first-of-type, & td.more': { gridRow: 1 },
  '& td.more': { gridColumn: { xs: 4 } },
  '& td.carrier, & td.cut': { display: { xs: 'contents', md: 'table-cell' } },
  '& td.carrier > *': { gridColumn: 2, alignSelf: 'center', px: { xs: '6px', md: 0 } },
  '& td.carrier > small': { gridColumn: '2 / -1', gridRow: 2 },
  '& td.cut > *': {
    gridColumn: 3,
    alignSelf: 'center',
    px: { xs: '6px', md: 0 },
    textAlign: { xs: 'right', md: 'left' },
  },
  '& td.carrier > b, & td.cut > b': { gridRow: 1 },
  '& td.cut > small': { gridColumn: '3 / -1', gridRow: 3 },
  '& td.sender': { gridColumn: 2, gridRow: 3 },
  '& td.day': { gridColumn: '3 / -1', gridRow: 4, textAlign: { xs: 'right', md: 'left' } },
  '& td.booking': {
    gridColumn: 2,
    gridRow: 4,
    py: { xs: '6px' },
    minWidth: { md: 180 },
  },
  '& td.details': { gridColumn: { xs: '1 / -1' }, pb: '10px' },
  '& b': { display: 'block', fontWeight: 500, color: 'text.primary' },
  '& small': { display: 'block', fontSize: '0.75rem', color: 'app.textMuted' },
  '& .warn': { color: 'app.tone.warn.fg' },
  '& .bad': { color: 'app.tone.bad.fg' },
};
