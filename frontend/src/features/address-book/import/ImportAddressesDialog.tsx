import Box from '@mui/material/Box';

import { addressTexts } from '@contracts/texts/spec/addresses';
import { appImportTexts as texts } from '@contracts/texts/app/address-import';

import { CheckField } from '../../../shared/forms/CheckField';
import type { ToolDialogProps } from '../../../shared/navigation/tool-dialog';
import { ClientField } from '../../../shared/session/ClientField';
import { useClient } from '../../../shared/session/useClient';
import { ImportFile } from '../../../shared/uploads/ImportFile';
import { ImportIntro } from '../../../shared/uploads/ImportIntro';
import { ImportDialog } from '../../../shared/uploads/ImportDialog';
import { useAddressImport, type AddressImport } from './useAddressImport';

/** ADDR-24: imports a file of addresses row by row and shows the errors of each. */
export function ImportAddressesDialog({ onClose }: ToolDialogProps) {
  const state = useAddressImport();
  return (
    <ImportDialog
      title={texts.title}
      state={state}
      onUpload={(options) => void state.upload(options)}
      uploading={texts.uploadingAddresses}
      done={texts.done}
      doneOne={texts.doneOne}
      none={addressTexts.noneInserted}
      failedFileName="addresses-with-errors.csv"
      onClose={onClose}
    >
      <ImportFields state={state} />
    </ImportDialog>
  );
}

function ImportFields({ state }: { readonly state: AddressImport }) {
  const { canChoose } = useClient();
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <ImportIntro template="AddressTemplate.csv">{texts.intro}</ImportIntro>
      {canChoose && (
        <ClientField
          permission="CREATE_ADDRESS"
          value={state.clientId}
          error={state.clientMessage}
          onChange={state.setClientId}
        />
      )}
      <ImportFile state={state} />
      <CheckField
        label={texts.saveAsDrafts}
        isOn={state.saveAsDrafts}
        onChange={state.setSaveAsDrafts}
      />
    </Box>
  );
}
