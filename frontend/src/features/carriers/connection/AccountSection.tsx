import Box from '@mui/material/Box';
import { Check, Minus } from 'lucide-react';

import { appAdapterTexts as texts } from '@contracts/texts/app/adapters';
import { appConnectionTexts } from '@contracts/texts/app/carriers';
import type { AdapterFieldView, CarrierAdapterView } from '@contracts/views/carrier.view';

import { FormField } from '../../../shared/forms/FormField';
import { NativeSelectInput } from '../../../shared/forms/NativeSelectInput';
import { SecretInput } from '../../../shared/forms/SecretInput';
import { TextInput } from '../../../shared/forms/TextInput';
import { VisuallyHidden } from '../../../shared/layout/VisuallyHidden';
import { interpolate } from '../../../shared/text/format';
import { PriceSection } from './PriceSection';
import { Remark, Section } from './Section';
import type { ConnectionState } from './useConnectionForm';

interface AccountSectionProps {
  readonly state: ConnectionState;
  readonly adapter: CarrierAdapterView;
}

/** Settings of the carrier's adapter, and its capabilities. */
export function AccountSection({ state, adapter }: AccountSectionProps) {
  const carrier = state.carrier?.displayName ?? adapter.displayName;
  const isBookedByEmail = state.carrier?.bookingIntegrationType === 'NA';
  const capabilities = adapter.capabilities.filter(
    (capability) => capability !== 'pickups' || !isBookedByEmail,
  );
  return (
    <>
      <Section title={interpolate(texts.title, { carrier })}>
        <Remark>{interpolate(texts.note, { carrier })}</Remark>
        {adapter.fields.map((field) => (
          <AccountField key={field.name} state={state} field={field} />
        ))}
      </Section>
      {adapter.capabilities.includes('rating') && <PriceSection state={state} />}
      <Section title={texts.offers}>
        <Capabilities capabilities={capabilities} />
      </Section>
      {isBookedByEmail && (
        <Section title={appConnectionTexts.booking}>
          <Remark>{appConnectionTexts.bookedByMail}</Remark>
        </Section>
      )}
    </>
  );
}

interface AccountFieldProps {
  readonly state: ConnectionState;
  readonly field: AdapterFieldView;
}

function AccountField({ state, field }: AccountFieldProps) {
  const { name, label, kind, help } = field;
  const value = state.form.settings[name] ?? '';
  const error = state.settingErrors[name];
  const onChange = (text: string) => {
    state.change({ settings: { ...state.form.settings, [name]: text } });
  };
  if (kind === 'SECRET')
    return (
      <SecretInput
        label={label}
        value={value}
        error={error}
        readOnly={state.isReadOnly}
        stored={state.record?.adapterSettings?.[name] === undefined ? null : hiddenSecret}
        canReveal={false}
        onChange={onChange}
      />
    );
  if (kind === 'CHOICE')
    return <ChoiceField state={state} field={field} error={error} onChange={onChange} />;
  return (
    <TextInput
      label={label}
      value={value}
      error={error}
      readOnly={state.isReadOnly}
      autoComplete="off"
      {...(help !== null && { help })}
      onChange={({ target }) => {
        onChange(target.value);
      }}
    />
  );
}

/** A stored secret, which is never sent to a browser. */
const hiddenSecret = { input: '', salt: '' };

interface ChoiceFieldProps extends AccountFieldProps {
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

function ChoiceField({ state, field, error, onChange }: ChoiceFieldProps) {
  const { name, label, options, help } = field;
  const value = state.form.settings[name] ?? '';
  const available = state.isReadOnly ? options.filter((option) => option.value === value) : options;
  return (
    <FormField label={label} error={error} help={help ?? undefined}>
      {(input) => (
        <NativeSelectInput
          {...input}
          value={value}
          options={[...(value === '' ? [{ value: '', label: texts.select }] : []), ...available]}
          onChange={onChange}
        />
      )}
    </FormField>
  );
}

const shownCapabilities = ['rating', 'manifests', 'labels', 'pickups', 'tracking'] as const;

function Capabilities({ capabilities }: Pick<CarrierAdapterView, 'capabilities'>) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: '6px' }}>
      {shownCapabilities.map((capability) => {
        const isOffered = capabilities.includes(capability);
        const Icon = isOffered ? Check : Minus;
        return (
          <Box
            key={capability}
            component="li"
            sx={{ display: 'flex', gap: 2, alignItems: 'center' }}
          >
            <Box
              component="span"
              sx={{ display: 'flex', color: isOffered ? 'app.tone.done.fg' : 'app.textMuted' }}
            >
              <Icon size={14} aria-hidden />
            </Box>
            {texts.capabilities[capability]}
            <VisuallyHidden>{isOffered ? texts.offered : texts.notOffered}</VisuallyHidden>
          </Box>
        );
      })}
    </Box>
  );
}
