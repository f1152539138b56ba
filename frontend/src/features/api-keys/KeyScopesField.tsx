import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useId, useState } from 'react';

import { keysOf } from '@contracts/keys-of';
import { apiKeyScopes, type ApiKeyScope } from '@contracts/rules/api-key-scopes';
import { appApiKeyTexts as texts } from '@contracts/texts/app/api-keys';

import { CheckField } from '../../shared/forms/CheckField';
import { FormField } from '../../shared/forms/FormField';
import { NativeSelectInput } from '../../shared/forms/NativeSelectInput';

/** Scopes for common purposes; null for all but those that must be chosen explicitly. */
const presets = {
  everything: null,
  warehouse: [
    'consignments:read',
    'consignments:write',
    'manifests:read',
    'labels:read',
    'addresses:read',
    'items:read',
  ],
  shop: ['consignments:read', 'consignments:write', 'items:read'],
  follow: ['consignments:read', 'manifests:read', 'events:read'],
  reports: ['reports:read'],
  own: [],
} as const satisfies Readonly<Record<string, readonly ApiKeyScope[] | null>>;
type Preset = keyof typeof presets;

const options = keysOf(presets).map((value) => ({
  value,
  label: texts.presets[value],
}));

/** Scopes of the new key, with their setter. */
export function useKeyScopes() {
  const [preset, setPreset] = useState<Preset>('everything');
  const [scopes, setScopes] = useState<readonly ApiKeyScope[] | null>(null);
  return {
    preset,
    scopes,
    choose(next: Preset) {
      setPreset(next);
      // A custom choice starts with the previous selection.
      setScopes(next === 'own' ? (scopes ?? []) : presets[next]);
    },
    toggle(scope: ApiKeyScope, isOn: boolean) {
      setPreset('own');
      setScopes(
        apiKeyScopes.filter((option) =>
          option === scope ? isOn : scopes?.includes(option) === true,
        ),
      );
    },
  };
}

export interface KeyScopesFieldProps {
  readonly keyScopes: ReturnType<typeof useKeyScopes>;
  readonly error: string | undefined;
}

/** Field for the scopes of a key: all, those of one purpose, or a custom choice. */
export const KeyScopesField = ({ keyScopes, error }: KeyScopesFieldProps) => (
  <>
    <FormField label={texts.permissions} help={texts.scopesHelp}>
      {(field) => (
        <NativeSelectInput
          {...field}
          options={options}
          value={keyScopes.preset}
          onChange={(value) => {
            keyScopes.choose(value as Preset);
          }}
        />
      )}
    </FormField>
    {keyScopes.scopes && <ScopeList keyScopes={keyScopes} error={error} />}
  </>
);

/** Every scope with its checkbox. */
function ScopeList({ keyScopes, error }: KeyScopesFieldProps) {
  const errorId = useId();
  return (
    <Box
      role="group"
      aria-label={texts.permissions}
      {...(error !== undefined && { 'aria-describedby': errorId })}
      sx={{ display: 'grid', gap: '4px' }}
    >
      {apiKeyScopes.map((scope) => (
        <CheckField
          key={scope}
          label={texts.scopes[scope]}
          isOn={keyScopes.scopes?.includes(scope) === true}
          onChange={(isOn) => {
            keyScopes.toggle(scope, isOn);
          }}
        />
      ))}
      {error !== undefined && (
        <FormHelperText id={errorId} error role="alert">
          {error}
        </FormHelperText>
      )}
    </Box>
  );
}
