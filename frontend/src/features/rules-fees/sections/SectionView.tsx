import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { rulesFeesTexts as texts } from '@contracts/texts/spec/rules-fees';

import type { RulesFormState } from '../form/useRulesForm';
import type { SectionPlan } from '../plan/rules-plan.types';
import { FieldsView } from './FieldsView';
import { PlainFields, PlainTable } from './plain-section';
import { TableView } from './TableView';

export interface SectionViewProps {
  readonly plan: SectionPlan;
  readonly state: RulesFormState;
  readonly canEdit: boolean;
  /** Hides values equal to those of the level compared with. */
  readonly onlyDifferences: boolean;
  /** Called when the focus moves into the section. */
  readonly onEnter: () => void;
}

/** One section; its errors show once the focus has left it. */
export function SectionView(props: SectionViewProps) {
  const { plan, state, canEdit, onlyDifferences, onEnter } = props;
  const { id } = plan;
  const groups = onlyDifferences
    ? plan.groups.flatMap((group) => differing(group, state))
    : plan.groups;
  if (groups.length === 0) return null;
  const titleId = `rules-${id}`;
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      data-section={id}
      sx={sectionSx}
      onFocus={onEnter}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) state.leave(id);
      }}
    >
      <Typography id={titleId} variant="h2" component="h3" tabIndex={-1}>
        {texts.sections[id]}
      </Typography>
      {groups.map((group, index) => {
        if (group.kind === 'fields')
          return canEdit ? (
            <FieldsView key={index} plan={plan} group={group} state={state} />
          ) : (
            <PlainFields key={index} plan={plan} group={group} state={state} />
          );
        return canEdit ? (
          <TableView key={index} plan={plan} group={group} state={state} />
        ) : (
          <PlainTable key={index} plan={plan} group={group} state={state} />
        );
      })}
    </Box>
  );
}

/** The fields of a group that differ; a table stays whole, so that its rows and columns make sense. */
function differing(group: Group, { differencesIn }: RulesFormState): Group[] {
  if (group.kind === 'table')
    return group.rows.some(({ fields }) => differencesIn(fields) > 0) ? [group] : [];
  const fields = group.fields.filter((field) => differencesIn([field]) > 0);
  return fields.length > 0 ? [{ ...group, fields }] : [];
}

type Group = SectionPlan['groups'][number];

const sectionSx = {
  display: 'grid',
  gap: '18px',
  py: 4,
  scrollMarginTop: 0,
  '& + &': { borderTop: 1, borderColor: 'divider' },
  '& > h3:focus-visible': { outlineOffset: 2 },
} as const;
