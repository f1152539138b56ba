import Box from '@mui/material/Box';

import { appClientAccountTexts as texts } from '@contracts/texts/app/carriers';
import type { AccountOptionView } from '@contracts/views/carrier-account.view';

import { CheckField } from '../../../shared/forms/CheckField';
import { FormField } from '../../../shared/forms/FormField';
import { NativeSelectInput } from '../../../shared/forms/NativeSelectInput';
import { TextInput } from '../../../shared/forms/TextInput';
import type { Draft } from '../../../shared/forms/useDraft';
import { interpolate } from '../../../shared/text/format';
import { optionLabel } from './account-form';

export interface AddAccountForm {
  /** Empty until an account is selected. */
  readonly prefixId: string;
  readonly connotes: string;
  readonly permanentBooking: boolean;
}

/** Initial values, also restored when another account is selected. */
export const blankAccount: AddAccountForm = { prefixId: '', connotes: '', permanentBooking: false };

interface AddAccountFieldsProps {
  readonly options: readonly AccountOptionView[];
  /** The selected option. */
  readonly option: AccountOptionView | undefined;
  readonly draft: Draft<AddAccountForm>;
  readonly messages: {
    readonly prefixId?: string | undefined;
    readonly connotes?: string | undefined;
  };
}

export function AddAccountFields({ options, option, draft, messages }: AddAccountFieldsProps) {
  const { form, change } = draft;
  return (
    <Box sx={{ display: 'grid', gap: '14px' }}>
      <FormField label={texts.account} error={messages.prefixId}>
        {(field) => (
          <NativeSelectInput
            {...field}
            value={form.prefixId}
            options={[
              { value: '', label: texts.selectAccount },
              ...options.map((each) => ({
                value: String(each.prefixId),
                label: optionLabel(each),
              })),
            ]}
            onChange={(prefixId) => {
              change({ ...(form.prefixId !== '' && blankAccount), prefixId });
            }}
          />
        )}
      </FormField>
      <ConnoteCount option={option} draft={draft} messages={messages} />
      <CheckField
        label={texts.permanentBooking}
        isOn={form.permanentBooking}
        onChange={(permanentBooking) => {
          change({ permanentBooking });
        }}
      />
    </Box>
  );
}

/** ACCT-63: always one for a carrier that issues its own numbers. */
function ConnoteCount({ option, draft, messages }: Omit<AddAccountFieldsProps, 'options'>) {
  const isFixed = option?.apiBasedConnote ?? false;
  const hint = option && interpolate(texts.left, { n: option.remainingMasterRange });
  return (
    <TextInput
      label={texts.connotes}
      value={isFixed ? '1' : draft.form.connotes}
      disabled={isFixed}
      error={messages.connotes}
      help={isFixed ? texts.byCarrier : hint}
      autoComplete="off"
      inputProps={{ inputMode: 'numeric', maxLength: 9 }}
      onChange={({ target }) => {
        draft.change({ connotes: target.value });
      }}
    />
  );
}
