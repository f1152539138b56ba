import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { memo } from 'react';

import { uniqueMessages } from '../form/rules-errors';
import type { RulesFormState } from '../form/useRulesForm';
import type { FieldGroup, SectionPlan } from '../plan/rules-plan.types';
import { Comparison } from './Comparison';
import { presentField, type FieldPresentation } from './present-field';
import { RulesInput } from './RulesInput';
import { rowSx } from './row.styles';
import { statusSx } from './status.styles';

export interface FieldsViewProps<Group> {
  readonly plan: SectionPlan;
  readonly group: Group;
  readonly state: RulesFormState;
}

/** One row per field: its value, and that of the level compared with. */
export function FieldsView({ plan, group, state }: FieldsViewProps<FieldGroup>) {
  const messages = uniqueMessages(group.fields, state.visibleErrors(plan.id));
  return (
    <div>
      {group.fields.map((field) => (
        <LabelledField
          key={field.name}
          {...presentField(field, plan, state)}
          message={messages.get(field.name)}
        />
      ))}
    </div>
  );
}

interface LabelledFieldProps extends FieldPresentation {
  readonly message: string | undefined;
}

// Memoised: a keystroke re-renders one of ninety fields.
const LabelledField = memo(function LabelledField(props: LabelledFieldProps) {
  const { field, value, status, message, edit } = props;
  const messageId = `${field.name}-message`;
  return (
    <Box sx={rowSx} data-differs={props.isDifferent}>
      <FormLabel htmlFor={field.name}>{field.label}</FormLabel>
      <Box data-status={status} sx={statusSx}>
        <RulesInput
          field={field}
          value={value}
          attributes={{
            ...(status === 'invalid' && { 'aria-invalid': true }),
            ...(message && { 'aria-describedby': messageId }),
          }}
          onChange={(typed) => {
            edit({ [field.name]: typed });
          }}
        />
        {message && (
          <FormHelperText id={messageId} error component="div">
            {message}
          </FormHelperText>
        )}
      </Box>
      <Comparison {...props} />
    </Box>
  );
});
