import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

import { appSettingsIntros, appSettingsTexts } from '@contracts/texts/app/settings';
import {
  settingsPanelTexts,
  settingsRejections,
  settingsTexts as texts,
} from '@contracts/texts/spec/settings';

import { usePermission } from '../../shared/session/usePermission';
import { QueryResult } from './frame/QueryResult';
import { SettingsForm } from './SettingsForm';
import { useDraft } from '../../shared/forms/useDraft';
import { useSaveFeedback } from '../../shared/forms/useSaveFeedback';
import type { ClientPanelProps } from './client-panel';
import {
  useListItemSelectionQuery,
  useSaveItemSelectionMutation,
  type ItemTypeStatus,
} from './client-settings.api';

/** SETTINGS-17 to SETTINGS-20: item types available on the client's consignments. */
export function ItemTypesPanel({ clientId }: ClientPanelProps) {
  const query = useListItemSelectionQuery(clientId);
  return (
    <QueryResult query={query}>
      {(types) => <ItemTypesForm clientId={clientId} types={types} />}
    </QueryResult>
  );
}

interface ItemTypesFormProps extends ClientPanelProps {
  readonly types: readonly ItemTypeStatus[];
}

function ItemTypesForm({ clientId, types }: ItemTypesFormProps) {
  const draft = useDraft<Record<number, boolean>>(
    Object.fromEntries(types.map(({ itemType, status }) => [itemType.id, status])),
  );
  const canChange = usePermission('UPDATE_ITEM', clientId);
  const [save, { isLoading }] = useSaveItemSelectionMutation();
  const reportSave = useSaveFeedback();
  const entries = withDraft(types, draft.form);
  const error = entries.some(({ status }) => status)
    ? undefined
    : settingsRejections.nothingSelected;
  const changed = entries.filter((entry, index) => entry.status !== types[index]?.status);

  return (
    <SettingsForm
      title={settingsPanelTexts.itemTypes}
      intro={canChange ? appSettingsIntros.itemTypes : appSettingsTexts.readOnly}
      isDirty={draft.isDirty}
      isBusy={isLoading}
      canSave={error === undefined}
      error={error}
      onSubmit={() =>
        void reportSave(save({ clientId, entries: changed }), {
          done: texts.itemTypesUpdated,
          failed: texts.itemTypesFailed,
        })
      }
      onDiscard={draft.discard}
    >
      <Box component="ul" sx={listSx}>
        {entries.map(({ itemType: { id, type }, status }) => (
          <li key={id}>
            <FormControlLabel
              label={type}
              labelPlacement="start"
              disabled={!canChange}
              control={
                <Switch
                  checked={status}
                  onChange={(_event, isUsed) => {
                    draft.change({ [id]: isUsed });
                  }}
                />
              }
            />
          </li>
        ))}
      </Box>
    </SettingsForm>
  );
}

const withDraft = (types: readonly ItemTypeStatus[], form: Readonly<Record<number, boolean>>) =>
  types.map((entry) => ({ ...entry, status: form[entry.itemType.id] ?? entry.status }));

const listSx = {
  listStyle: 'none',
  m: 0,
  p: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  '& li + li': { borderTop: 1, borderColor: 'divider' },
  '& .MuiFormControlLabel-root': {
    display: 'flex',
    justifyContent: 'space-between',
    minHeight: 44,
    px: 3,
  },
} as const;
