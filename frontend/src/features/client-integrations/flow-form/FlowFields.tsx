import Box from '@mui/material/Box';

import {
  flowCommits,
  flowKinds,
  type InboundKind,
  isInbound,
} from '@contracts/rules/integration-flow';
import { flowTexts } from '@contracts/texts/app/integration-flows';
import { appIntegrationTexts } from '@contracts/texts/app/integrations';
import type { ClientIntegrationView } from '@contracts/views/client-integration.view';
import { knownReferences, offerPreferences } from '@contracts/views/import.view';

import { CheckField } from '../../../shared/forms/CheckField';
import { FormField } from '../../../shared/forms/FormField';
import { NativeSelectInput } from '../../../shared/forms/NativeSelectInput';
import { TextInput } from '../../../shared/forms/TextInput';
import { type FlowField, type FlowForm, withKind } from './flow-form';

const texts = flowTexts.form;

export interface FlowFieldsProps {
  /** False for a saved flow, whose connection and kind cannot change. */
  readonly isNew: boolean;
  /** Undefined until they are loaded. */
  readonly connections:
    readonly Pick<ClientIntegrationView, 'id' | 'server' | 'transferType'>[] | undefined;
  /** Set when they could not be loaded. */
  readonly onReload: (() => void) | undefined;
  readonly form: FlowForm;
  readonly messageOf: (field: FlowField) => string | undefined;
  readonly onLeave: (field: FlowField) => void;
  readonly onChange: (part: Partial<FlowForm>) => void;
}

/** Flow fields; import options are shown for inbound flows only. */
export function FlowFields(props: FlowFieldsProps) {
  const { form, onChange } = props;
  const text = (name: Exclude<FlowField, 'connection'>) => ({
    value: form[name],
    error: props.messageOf(name),
    autoComplete: 'off',
    onBlur: () => {
      props.onLeave(name);
    },
    onChange: ({ target }: { target: { value: string } }) => {
      onChange({ [name]: target.value });
    },
  });
  return (
    <Box sx={gridSx}>
      <ConnectionFields {...props} />
      <TextInput {...text('folder')} label={texts.folder} help={texts.folderHelp} isOptional />
      {isInbound(form.kind) && (
        <TextInput {...text('pattern')} label={texts.pattern} help={texts.patternHelp} />
      )}
      <TextInput
        {...text('everyMinutes')}
        label={texts.everyMinutes}
        inputProps={{ inputMode: 'numeric', maxLength: 4 }}
      />
      {isInbound(form.kind) && <ImportOptions form={form} kind={form.kind} onChange={onChange} />}
      <Box sx={{ gridColumn: '1 / -1', display: 'grid' }}>
        {isInbound(form.kind) && (
          <ImportSwitches form={form} kind={form.kind} onChange={onChange} />
        )}
        {form.kind === 'POD_OUT' && <ProofSwitch form={form} onChange={onChange} />}
        <CheckField
          label={texts.isActive}
          isOn={form.isActive}
          onChange={(isActive) => {
            onChange({ isActive });
          }}
        />
        {isInbound(form.kind) && (
          <Box sx={{ mt: 2, color: 'text.secondary' }}>{texts.actsForHelp[form.kind]}</Box>
        )}
      </Box>
    </Box>
  );
}

function ConnectionFields(props: FlowFieldsProps) {
  const { isNew, connections, onReload, form, messageOf, onChange } = props;
  const options = (connections ?? []).map(({ id, server, transferType }) => ({
    value: String(id),
    label: `${server}, ${transferType}`,
  }));
  return (
    <>
      <FormField
        label={texts.connection}
        error={onReload ? appIntegrationTexts.fetchFailed : messageOf('connection')}
        onRetry={onReload}
        help={connections?.length === 0 ? texts.noConnection : undefined}
      >
        {(field) => (
          <NativeSelectInput
            {...field}
            isDisabled={!isNew}
            options={[{ value: '', label: texts.selectConnection }, ...options]}
            value={form.connection}
            onChange={(connection) => {
              onChange({ connection });
            }}
          />
        )}
      </FormField>
      <FormField label={texts.kind} help={texts.kindHelp[form.kind]}>
        {(field) => (
          <NativeSelectInput
            {...field}
            isDisabled={!isNew}
            options={flowKinds.map((value) => ({ value, label: flowTexts.kinds[value] }))}
            value={form.kind}
            onChange={(kind) => {
              onChange(withKind(form, kind as FlowForm['kind']));
            }}
          />
        )}
      </FormField>
    </>
  );
}

type OptionsProps = Pick<FlowFieldsProps, 'form' | 'onChange'> & { readonly kind: InboundKind };

/** Options for the import; addresses have no offer. */
const ImportOptions = ({ form, kind, onChange }: OptionsProps) => (
  <>
    <FormField label={texts.commit}>
      {(field) => (
        <NativeSelectInput
          {...field}
          options={flowCommits.map((value) => ({ value, label: texts.commits[kind][value] }))}
          value={form.commit}
          onChange={(commit) => {
            onChange({ commit: commit as FlowForm['commit'] });
          }}
        />
      )}
    </FormField>
    {kind === 'ORDERS_IN' && (
      <FormField label={texts.offer}>
        {(field) => (
          <NativeSelectInput
            {...field}
            options={offerPreferences.map((value) => ({ value, label: texts.offers[value] }))}
            value={form.offer}
            onChange={(offer) => {
              onChange({ offer: offer as FlowForm['offer'] });
            }}
          />
        )}
      </FormField>
    )}
    <FormField label={texts.whenReferenceExists}>
      {(field) => (
        <NativeSelectInput
          {...field}
          options={knownReferences.map((value) => ({
            value,
            label: texts.onExistingReference[kind][value],
          }))}
          value={form.whenKnown}
          onChange={(whenKnown) => {
            onChange({ whenKnown: whenKnown as FlowForm['whenKnown'] });
          }}
        />
      )}
    </FormField>
  </>
);

const ImportSwitches = ({ form, kind, onChange }: OptionsProps) => (
  <>
    <CheckField
      label={texts.keepFaultyAsDrafts[kind]}
      isOn={form.keepFaultyAsDrafts}
      onChange={(keepFaultyAsDrafts) => {
        onChange({ keepFaultyAsDrafts });
      }}
    />
    <CheckField
      label={texts.leavesFiles}
      isOn={form.leavesFiles}
      onChange={(leavesFiles) => {
        onChange({ leavesFiles });
      }}
    />
    {kind === 'ORDERS_IN' && (
      <CheckField
        label={texts.labels}
        isOn={form.labels}
        onChange={(labels) => {
          onChange({ labels });
        }}
      />
    )}
  </>
);

const ProofSwitch = ({ form, onChange }: Pick<FlowFieldsProps, 'form' | 'onChange'>) => (
  <CheckField
    label={texts.pickups}
    isOn={form.pickups}
    onChange={(pickups) => {
      onChange({ pickups });
    }}
  />
);

const gridSx = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  alignItems: 'start',
  gap: '14px 12px',
} as const;
