import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { rulesFeesTexts as texts } from '@contracts/texts/spec/rules-fees';

import type { RulesFormState } from '../form/useRulesForm';
import type { SectionPlan } from '../plan/rules-plan.types';
import { FieldsView } from './FieldsView';
import { PlainFields, PlainTable } from './PlainSection';
import { TableView } from './TableView';

export interface SectionViewProps {
  readonly plan: SectionPlan;
  readonly state: RulesFormState;
  readonly canEdit: boolean;
  /** The focus has moved into it. */
  readonly onEnter: () => void;
}

/** One section; its errors show once the focus has left it. */
export function SectionView({ plan, state, canEdit, onEnter }: SectionViewProps) {
  const { id, groups } = plan;
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
            <PlainFields key={index} group={group} form={state.form} />
          );
        return canEdit ? (
          <TableView key={index} plan={plan} group={group} state={state} />
        ) : (
          <PlainTable key={index} group={group} form={state.form} />
        );
      })}
    </Box>
  );
}

const sectionSx = {
  display: 'grid',
  gap: '18px',
  py: 4,
  scrollMarginTop: 0,
  '& + &': { borderTop: 1, borderColor: 'divider' },
  '& > h3:focus-visible': { outlineOffset: 2 },
} as const;
