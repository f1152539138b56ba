import Box from '@mui/material/Box';
import { useRef } from 'react';

import { clientTexts as texts } from '@contracts/texts/spec/organisations';
import { appClientTexts } from '@contracts/texts/app/organisations';
import type { ClientView } from '@contracts/views/organisation.view';

import { focusFirstError } from '../../../shared/forms/focus-first-error';
import { FormDialog } from '../../../shared/forms/FormDialog';
import { HistoryButton } from '../../../shared/navigation/HistoryButton';
import { ClientBasics } from './ClientBasics';
import { ClientFeatures } from './ClientFeatures';
import { useClientForm } from './useClientForm';
import { useParents } from './useParents';

export interface ClientDialogProps {
  /** Null to add a new one. */
  readonly client: ClientView | null;
  readonly onAdded?: () => void;
  readonly onClose: () => void;
}

/** CLIENT-18: name, parent, default address and features of a client. */
export function ClientDialog({ client, onAdded, onClose }: ClientDialogProps) {
  const fields = useRef<HTMLDivElement>(null);
  const state = useClientForm(client, {
    parents: useParents(client),
    onSaved: () => {
      if (!client) onAdded?.();
      onClose();
    },
  });

  async function submit() {
    const isSent = await state.submit();
    if (!isSent && fields.current) focusFirstError(fields.current);
  }

  return (
    <FormDialog
      title={client ? texts.updateTitle : texts.createTitle}
      size={state.canEditSwitches ? 'lg' : 'md'}
      submitLabel={appClientTexts.save}
      actions={<HistoryButton kind="client" id={client?.id} clientId={client?.id} />}
      isDirty={state.isDirty}
      isBusy={state.isBusy}
      error={state.rejection}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Box ref={fields} sx={state.canEditSwitches ? columnsSx : undefined}>
        <ClientBasics state={state} client={client} />
        {state.canEditSwitches && <ClientFeatures state={state} />}
      </Box>
    </FormDialog>
  );
}

const columnsSx = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
  alignItems: 'start',
  gap: { xs: 4, md: 6 },
} as const;
