import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { CircleAlert } from 'lucide-react';

import { appRoleTexts as texts } from '@contracts/texts/app/users';

import { LoadFailedAlert } from '../../../shared/feedback/LoadFailedAlert';
import { FormField } from '../../../shared/forms/FormField';
import { NativeSelectInput } from '../../../shared/forms/NativeSelectInput';
import { roleLabel } from '../role-labels';
import { withRole, type RoleErrors } from './role-form';
import { RoleScopeFields, type RoleScopeFieldsProps } from './RoleScopeFields';

export interface RoleFieldsProps extends Omit<RoleScopeFieldsProps, 'weight'> {
  readonly messages: RoleErrors;
}

/** "client admin for these three clients": a role and its scopes (USER-29 to USER-33). */
export function RoleFields(props: RoleFieldsProps) {
  const { form, choices, messages, onChange } = props;
  const { roles, granter } = choices;
  const role = roles.find(({ id }) => String(id) === form.roleId);

  return (
    <Box sx={{ display: 'grid', gap: '14px' }}>
      {choices.hasFailed && (
        <LoadFailedAlert message={texts.optionsFailed} onRetry={choices.reload} />
      )}
      <FormField label={texts.role} error={messages.role} help={role?.description}>
        {(field) => (
          <NativeSelectInput
            {...field}
            value={form.roleId}
            options={[
              { value: '', label: texts.selectRole },
              ...roles.map(({ id, name }) => ({ value: String(id), label: roleLabel(name) })),
            ]}
            onChange={(roleId) => {
              const chosen = roles.find(({ id }) => String(id) === roleId);
              onChange(withRole(form, chosen, granter));
            }}
          />
        )}
      </FormField>
      <RoleScopeFields {...props} weight={role?.weight ?? null} />
      {messages.scopes && (
        <FormHelperText error component="div" role="alert">
          <CircleAlert
            size={12}
            aria-hidden
            style={{ verticalAlign: '-2px', marginRight: 5, display: 'inline' }}
          />
          {messages.scopes}
        </FormHelperText>
      )}
    </Box>
  );
}
