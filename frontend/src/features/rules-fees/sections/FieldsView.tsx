import Box from '@mui/material/Box';
import { memo } from 'react';

import { FormField } from '../../../shared/forms/FormField';
import { uniqueMessages } from '../form/rules-errors';
import type { RulesFormState } from '../form/useRulesForm';
import type { FieldGroup, SectionPlan } from '../plan/rules-plan.types';
import { presentField, type FieldPresentation } from './present-field';
import { RulesInput } from './RulesInput';
import { standingSx } from './standing.styles';

export interface GroupViewProps<Group> {
  readonly plan: SectionPlan;
  readonly group: Group;
  readonly state: RulesFormState;
}

/** Fields side by side, with the carrier's default below each that differs. */
export function FieldsView({ plan, group, state }: GroupViewProps<FieldGroup>) {
  const said = uniqueMessages(group.fields, state.shownFaults(plan.id));
  return (
    <Box sx={gridSx}>
      {group.fields.map((field) => (
        <LabelledField
          key={field.name}
          {...presentField(field, plan, state)}
          message={said.get(field.name)}
        />
      ))}
    </Box>
  );
}

interface LabelledFieldProps extends FieldPresentation {
  readonly message: string | undefined;
}

// Memoised: a keystroke re-renders one of ninety fields.
const LabelledField = memo(function LabelledField(props: LabelledFieldProps) {
  const { field, value, standing, defaultText, message, edit } = props;
  return (
    <Box data-standing={standing} sx={standingSx}>
      <FormField label={field.label} id={field.name} error={message} help={defaultText}>
        {(wiring) => (
          <RulesInput
            field={field}
            value={value}
            wiring={{ ...wiring, ...(standing === 'invalid' && { 'aria-invalid': true }) }}
            onChange={(typed) => {
              edit({ [field.name]: typed });
            }}
          />
        )}
      </FormField>
    </Box>
  );
});

const gridSx = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(auto-fill, minmax(190px, 1fr))' },
  alignItems: { xs: 'end', sm: 'start' },
  gap: '14px 16px',
} as const;
