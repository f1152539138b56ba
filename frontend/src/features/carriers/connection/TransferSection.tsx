import {
  type FileTransferType,
  fileProtocols,
  type TransferType,
} from '@contracts/rules/carrier-connection';
import { appConnectionTexts as texts } from '@contracts/texts/app/carriers';
import type { CarrierView } from '@contracts/views/carrier.view';

import { FormField } from '../../../shared/forms/FormField';
import { NativeSelectInput } from '../../../shared/forms/NativeSelectInput';
import { HostKeyPart } from '../../../shared/host-keys/HostKeyPart';
import { ConnectionField, ConnectionSecret } from './ConnectionField';
import { Pair, Remark, Section } from './Section';
import type { ConnectionState } from './useConnectionForm';

export interface SectionProps {
  readonly state: ConnectionState;
  readonly carrier: CarrierView;
}

/** CARRIER-34 to CARRIER-41: server for manifests. */
export function TransferSection({ state, carrier }: SectionProps) {
  const { dataTransferOptions, isDataTransferRequired } = carrier;
  if (dataTransferOptions.length === 0)
    return (
      <Section title={texts.transfer}>
        <Remark>{texts.noTransfer}</Remark>
      </Section>
    );
  return (
    <Section title={texts.transfer}>
      {!isDataTransferRequired && <Remark>{texts.transferOptional}</Remark>}
      <TransferTypeField state={state} carrier={carrier} />
      {state.form.transferType === 'API' && <ApiFields state={state} />}
      {isFileTransfer(state.form.transferType) && (
        <FileFields state={state} transferType={state.form.transferType} />
      )}
    </Section>
  );
}

function TransferTypeField({ state, carrier }: SectionProps) {
  const { form, messages, isReadOnly } = state;
  const options = [
    ...(form.transferType === '' || !carrier.isDataTransferRequired ? [''] : []),
    ...(isReadOnly ? [form.transferType] : carrier.dataTransferOptions),
  ];
  return (
    <FormField label={texts.transferType} error={messages.transferType}>
      {(field) => (
        <NativeSelectInput
          {...field}
          value={form.transferType}
          options={[...new Set(options)].map((value) => ({
            value,
            label: value || texts.noTransferChosen,
          }))}
          onChange={(transferType) => {
            state.chooseTransferType(transferType as TransferType | '');
          }}
        />
      )}
    </FormField>
  );
}

const isFileTransfer = (transferType: TransferType | ''): transferType is FileTransferType =>
  transferType !== '' && transferType !== 'API';

interface FileFieldsProps {
  readonly state: ConnectionState;
  readonly transferType: FileTransferType;
}

function FileFields({ state, transferType }: FileFieldsProps) {
  const { defaultPort, isSsh } = fileProtocols[transferType];
  return (
    <>
      <Pair>
        <ConnectionField state={state} field="server" />
        <ConnectionField state={state} field="port" placeholder={String(defaultPort)} />
      </Pair>
      {isSsh && (
        <HostKeyPart
          owner={{ customerId: state.customerId }}
          canChange={!state.isReadOnly && state.canReveal}
          server={state.form.server}
          port={state.form.port}
          entered={state.form.serverAuth}
        />
      )}
      <Pair>
        <ConnectionField state={state} field="username" isOptional />
        <ConnectionSecret state={state} field="password" isOptional />
      </Pair>
      <Pair>
        <ConnectionField state={state} field="path" isOptional />
        <AccountNumber state={state} />
      </Pair>
    </>
  );
}

/** CARRIER-47; sent with each manifest and booking. */
const AccountNumber = ({ state }: { readonly state: ConnectionState }) => (
  <ConnectionField
    state={state}
    field="productAccountNumber"
    isOptional
    help={texts.accountNumberHelp}
  />
);

/** CARRIER-37, CARRIER-47: requires two of username, password and key. */
const ApiFields = ({ state }: { readonly state: ConnectionState }) => (
  <>
    <Pair>
      <ConnectionField state={state} field="server" />
      <ConnectionField state={state} field="serverAuth" isOptional />
    </Pair>
    <Pair>
      <ConnectionField state={state} field="username" />
      <ConnectionSecret state={state} field="password" />
    </Pair>
    <Pair>
      <ConnectionSecret state={state} field="apiKey" />
      <AccountNumber state={state} />
    </Pair>
    <Pair>
      <ConnectionField state={state} field="port" isOptional />
      <ConnectionField state={state} field="path" isOptional />
    </Pair>
  </>
);
