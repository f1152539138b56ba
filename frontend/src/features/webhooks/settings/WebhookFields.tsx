import { appWebhookTexts as texts } from '@contracts/texts/app/webhooks';

import { TextInput } from '../../../shared/forms/TextInput';
import { TypeTree } from './TypeTree';
import type { WebhookForm } from './webhook-form';

export interface WebhookFieldsProps {
  readonly form: WebhookForm;
  readonly isDisabled?: boolean;
  readonly messageOf: (field: keyof WebhookForm) => string | undefined;
  readonly onLeave: (field: keyof WebhookForm) => void;
  readonly onChange: (part: Partial<WebhookForm>) => void;
}

const inputs = [
  { field: 'name', label: texts.name },
  { field: 'url', label: texts.url, help: texts.urlHelp },
] as const;

const options = [
  { field: 'mostInFlight', label: texts.mostInFlight, help: texts.maxConcurrentCallsHelp },
  { field: 'emails', label: texts.emails, help: texts.emailsHelp },
] as const;

/** Fields of a subscription, in the dialog and among its settings. */
export function WebhookFields(props: WebhookFieldsProps) {
  const { form, isDisabled = false, messageOf, onLeave, onChange } = props;
  const input = (field: (typeof inputs)[number] | (typeof options)[number]) => (
    <TextInput
      key={field.field}
      label={field.label}
      value={form[field.field]}
      disabled={isDisabled}
      error={messageOf(field.field)}
      help={'help' in field ? field.help : undefined}
      autoComplete="off"
      onBlur={() => {
        onLeave(field.field);
      }}
      onChange={({ target }) => {
        onChange({ [field.field]: target.value });
      }}
    />
  );
  return (
    <>
      {inputs.map(input)}
      <TypeTree
        types={form.types}
        error={messageOf('types')}
        isDisabled={isDisabled}
        onChange={(types) => {
          onChange({ types });
        }}
      />
      {options.map(input)}
    </>
  );
}
