import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { clientTexts } from '@contracts/texts/organisations';
import { ownClientGroups, ownClientTexts as words } from '@contracts/texts/own-organisations';
import type { ClientView } from '@contracts/views/organisation.view';

import { AddressFields } from '../../../shared/addresses/AddressFields';
import { AddressStanding } from '../../../shared/addresses/AddressStanding';
import { FormField } from '../../../shared/forms/FormField';
import { NativeSelectInput } from '../../../shared/forms/NativeSelectInput';
import { TextInput } from '../../../shared/forms/TextInput';
import { FieldGroup } from './FieldGroup';
import type { ClientFormState } from './useClientForm';

export interface ClientBasicsProps {
  readonly state: ClientFormState;
  readonly client: ClientView | null;
}

/** Name, parent and the address it sends from. */
export function ClientBasics({ state, client }: ClientBasicsProps) {
  const { form, shown, change, sender } = state;
  const address = client?.defaultSenderAddress ?? null;
  return (
    <FieldGroup title={ownClientGroups.basics}>
      <TextInput
        label={clientTexts.columns.name}
        autoFocus
        autoComplete="off"
        value={form.name}
        error={shown.name}
        onChange={({ target }) => {
          change({ name: target.value });
        }}
      />
      <ParentField state={state} />
      <Box role="group" aria-label={words.senderAddress}>
        <Typography variant="h3" component="p" sx={{ mt: 1, mb: 2 }}>
          {words.senderAddress}
        </Typography>
        {/* The fields bring the margins of the drawer they usually stand in. */}
        <Box sx={{ mx: -5, mb: -5 }}>
          <AddressStanding state={sender} id={address?.id ?? null} />
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

/** CLIENT-44: below whom it stands; at the top only where the user may put it there. */
function ParentField({
  state: { form, shown, change, parents },
}: Pick<ClientBasicsProps, 'state'>) {
  const { offered, mayStandAlone } = parents;
  const none = mayStandAlone ? words.noParent : words.pickParent;
  return (
    <FormField label={words.parent} error={shown.parentId}>
      {(field) => (
        <NativeSelectInput
          {...field}
          value={String(form.parentId ?? '')}
          options={[
            ...(mayStandAlone || form.parentId === null ? [{ value: '', label: none }] : []),
            ...offered.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={(id) => {
            change({ parentId: id === '' ? null : Number(id) });
          }}
        />
      )}
    </FormField>
  );
}
