import Box from '@mui/material/Box';

import type { AddressClass } from '@contracts/rules/address';
import { DEFAULT_ITEM_TYPE, PALLET_ITEM_TYPE } from '@contracts/rules/consignment';
import { appRulesTexts } from '@contracts/texts/app/rules-fees';
import type { TrialAccountView } from '@contracts/views/rules.view';

import { SuburbPicker } from '../../../shared/addresses/SuburbPicker';
import { CheckField } from '../../../shared/forms/CheckField';
import { FormField } from '../../../shared/forms/FormField';
import { NativeSelectInput } from '../../../shared/forms/NativeSelectInput';
import { TextInput } from '../../../shared/forms/TextInput';
import { interpolate } from '../../../shared/text/format';
import { validateSample, sampleFields, type TrialSample } from './trial-sample';

const { trial: texts } = appRulesTexts;

export interface TrialFieldsProps {
  readonly sample: TrialSample;
  readonly accounts: readonly TrialAccountView[];
  readonly account: TrialAccountView | undefined;
  readonly onChange: (part: Partial<TrialSample>) => void;
}

/** Account, suburbs, item and delivery options of the sample. */
export function TrialFields({ sample, accounts, account, onChange }: TrialFieldsProps) {
  return (
    <>
      <Rates accounts={accounts} account={account} onChange={onChange} />
      <SuburbPicker
        label={texts.from}
        value={sample.from}
        onChange={(from) => {
          onChange({ from });
        }}
      />
      <SuburbPicker
        label={texts.to}
        value={sample.to}
        onChange={(to) => {
          onChange({ to });
        }}
      />
      <Goods sample={sample} onChange={onChange} />
      <CheckField
        label={texts.tailgate}
        isOn={sample.isTailgateRequired}
        onChange={(isTailgateRequired) => {
          onChange({ isTailgateRequired });
        }}
      />
    </>
  );
}

function Goods({ sample, onChange }: Pick<TrialFieldsProps, 'sample' | 'onChange'>) {
  const errors = validateSample(sample);
  return (
    <Box sx={gridSx}>
      <Choice
        label={texts.itemType}
        value={sample.itemType}
        options={itemTypes}
        onChange={(itemType) => {
          onChange({ itemType });
        }}
      />
      {sampleFields.map((name) => (
        <TextInput
          key={name}
          label={texts[name]}
          value={sample[name]}
          autoComplete="off"
          inputProps={{ inputMode: 'decimal' }}
          error={errors[name]}
          onChange={({ target }) => {
            onChange({ [name]: target.value });
          }}
        />
      ))}
      <Choice
        label={texts.deliveredTo}
        value={sample.addressClass}
        options={addressClasses}
        onChange={(addressClass) => {
          onChange({ addressClass: addressClass as AddressClass });
        }}
      />
    </Box>
  );
}

/** A single account is shown by name instead of a select. */
function Rates({ accounts, account, onChange }: Omit<TrialFieldsProps, 'sample'>) {
  return (
    <Choice
      label={texts.rates}
      value={String(account?.id ?? '')}
      options={accounts.map(({ id, clientName, connotePrefix }) => ({
        value: String(id),
        label: interpolate(texts.account, { client: clientName, prefix: connotePrefix }),
      }))}
      help={account?.isOverridden ? texts.overridden : undefined}
      onChange={(id) => {
        onChange({ accountId: Number(id) });
      }}
    />
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly help?: string | undefined;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

const Choice = ({ label, help, ...select }: ChoiceProps) => (
  <FormField label={label} help={help}>
    {(field) => <NativeSelectInput {...field} {...select} />}
  </FormField>
);

const itemTypes = [
  { value: DEFAULT_ITEM_TYPE, label: DEFAULT_ITEM_TYPE },
  { value: PALLET_ITEM_TYPE, label: PALLET_ITEM_TYPE },
  { value: texts.otherType, label: texts.otherType },
];

const addressClasses = [
  { value: 'BUSINESS', label: texts.business },
  { value: 'RESIDENTIAL', label: texts.residential },
  { value: 'PO_BOX', label: texts.poBox },
];

const gridSx = { display: 'grid', gridTemplateColumns: '1fr 1fr', alignItems: 'start', gap: 3 };
