import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { clientTexts } from '@contracts/texts/spec/organisations';
import { appClientGroups, appClientTexts as texts } from '@contracts/texts/app/organisations';
import type { ClientView } from '@contracts/views/organisation.view';

import { AddressFields } from '../../../shared/addresses/AddressFields';
import { AddressStatusPanel } from '../../../shared/addresses/AddressStatusPanel';
import { FormField } from '../../../shared/forms/FormField';
import { NativeSelectInput } from '../../../shared/forms/NativeSelectInput';
import { TextInput } from '../../../shared/forms/TextInput';
import { FieldGroup } from './FieldGroup';
import type { ClientFormState } from './useClientForm';

export interface ClientBasicsProps {
  readonly state: ClientFormState;
  readonly client: ClientView | null;
}

/** Name, parent and default address. */
export function ClientBasics({ state, client }: ClientBasicsProps) {
  const { form, visibleErrors, change, sender } = state;
  const address = client?.defaultSenderAddress ?? null;
  return (
    <FieldGroup title={appClientGroups.basics}>
      <TextInput
        label={clientTexts.columns.name}
        autoFocus
        autoComplete="off"
        value={form.name}
        error={visibleErrors.name}
        onChange={({ target }) => {
          change({ name: target.value });
        }}
      />
      <ParentField state={state} />
      <Box role="group" aria-label={texts.senderAddress}>
        <Typography variant="h3" component="p" sx={{ mt: 1, mb: 2 }}>
          {texts.senderAddress}
        </Typography>
        {/* Cancels the margins that the fields have for the address drawer. */}
        <Box sx={{ mx: -5, mb: -5 }}>
          <AddressStatusPanel state={sender} id={address?.id ?? null} />
          <AddressFields
            state={sender}
            address={address}
            canChooseClient={false}
            takesFocus={false}
          />
        </Box>
      </Box>
    </FieldGroup>
  );
}

/** CLIENT-44: parent of the client; top level only if the user may create one there. */
function ParentField({
  state: { form, visibleErrors, change, parents },
}: Pick<ClientBasicsProps, 'state'>) {
  const { options, canBeTopLevel } = parents;
  const none = canBeTopLevel ? texts.noParent : texts.selectParent;
  return (
    <FormField label={texts.parent} error={visibleErrors.parentId}>
      {(field) => (
        <NativeSelectInput
          {...field}
          value={String(form.parentId ?? '')}
          options={[
            ...(canBeTopLevel || form.parentId === null ? [{ value: '', label: none }] : []),
            ...options.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={(id) => {
            change({ parentId: id === '' ? null : Number(id) });
          }}
        />
      )}
    </FormField>
  );
}
