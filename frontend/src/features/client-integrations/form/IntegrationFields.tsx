import Box from '@mui/material/Box';

import { transferTypes } from '@contracts/rules/carrier-connection';
import { appIntegrationTexts as texts } from '@contracts/texts/app/integrations';
import {
  integrationTypes,
  type ClientIntegrationView,
} from '@contracts/views/client-integration.view';

import { FormField } from '../../../shared/forms/FormField';
import { SegmentedControl } from '../../../shared/forms/SegmentedControl';
import { TextInput } from '../../../shared/forms/TextInput';
import { SecretInput } from '../../../shared/forms/SecretInput';
import { withTransferType, type IntegrationField, type IntegrationForm } from './integration-form';

export interface IntegrationFieldsProps {
  /** The stored integration; null for a new one. */
  readonly integration: ClientIntegrationView | null;
  readonly form: IntegrationForm;
  readonly messageOf: (field: IntegrationField) => string | undefined;
  readonly onLeave: (field: IntegrationField) => void;
  readonly onChange: (part: Partial<IntegrationForm>) => void;
}

/** INTEG-15 to INTEG-22, INTEG-32, INTEG-34. */
export function IntegrationFields(props: IntegrationFieldsProps) {
  const { integration, form, onChange } = props;
  const field = fieldsOf(props);
  const text = (name: Exclude<IntegrationField, 'password'>) => ({
    ...field(name),
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => {
      onChange({ [name]: target.value });
    },
  });

  return (
    <Box sx={gridSx}>
      <Types form={form} onChange={onChange} />
      <TextInput {...text('server')} />
      <TextInput {...text('port')} inputProps={{ inputMode: 'numeric', maxLength: 5 }} />
      <TextInput {...text('username')} />
      <SecretInput
        {...field('password')}
        stored={integration && { input: integration.password, salt: integration.salt }}
        canReveal={integration !== null}
        onChange={(password) => {
          onChange({ password });
        }}
      />
      <TextInput {...text('path')} isOptional />
      <TextInput {...text('notificationEmail')} isOptional type="email" />
    </Box>
  );
}

const fieldsOf =
  ({ form, messageOf, onLeave }: IntegrationFieldsProps) =>
  <Name extends IntegrationField>(name: Name) => ({
    label: texts[name],
    value: form[name],
    error: messageOf(name),
    onBlur: () => {
      onLeave(name);
    },
  });

function Types({ form, onChange }: Pick<IntegrationFieldsProps, 'form' | 'onChange'>) {
  return (
    <>
      <FormField label={texts.integrationType}>
        {() => (
          <SegmentedControl
            label={texts.integrationType}
            value={form.integrationType}
            segments={integrationTypes.map((value) => ({ value, label: value }))}
            onChange={(integrationType) => {
              onChange({ integrationType });
            }}
          />
        )}
      </FormField>
      <FormField label={texts.transferType}>
        {() => (
          <SegmentedControl
            label={texts.transferType}
            value={form.transferType}
            segments={transferTypes.map((value) => ({ value, label: value }))}
            onChange={(transferType) => {
              onChange(withTransferType(form, transferType));
            }}
          />
        )}
      </FormField>
    </>
  );
}

const gridSx = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  alignItems: 'start',
  gap: '14px 12px',
} as const;
