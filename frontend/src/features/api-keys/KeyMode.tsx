import { apiKeyModes, type ApiKeyMode } from '@contracts/rules/api-key-scopes';
import { appTestKeyTexts as texts } from '@contracts/texts/app/test-keys';

import { FormField } from '../../shared/forms/FormField';
import { NativeSelectInput } from '../../shared/forms/NativeSelectInput';
import { Tag } from '../../shared/status/Tag';

/** Chip of a key's mode. */
export const KeyMode = ({ mode }: { readonly mode: ApiKeyMode }) => (
  <Tag tone={mode === 'test' ? 'plan' : 'neutral'}>{texts[mode]}</Tag>
);

export interface KeyModeFieldProps {
  readonly mode: ApiKeyMode;
  readonly onChange: (mode: ApiKeyMode) => void;
}

const options = apiKeyModes.map((value) => ({ value, label: texts.modes[value] }));

/** Field for the mode of a new key. */
export const KeyModeField = ({ mode, onChange }: KeyModeFieldProps) => (
  <FormField label={texts.mode} help={texts.modeHelp}>
    {(field) => (
      <NativeSelectInput
        {...field}
        options={options}
        value={mode}
        onChange={(value) => {
          onChange(value === 'test' ? 'test' : 'live');
        }}
      />
    )}
  </FormField>
);
