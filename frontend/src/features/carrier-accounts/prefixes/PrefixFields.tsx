import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import type { PrefixFormat } from '@contracts/rules/connote-prefix';
import { appPrefixTexts as texts } from '@contracts/texts/app/carriers';
import type { CustomerCarrierAccountView } from '@contracts/views/carrier-account.view';

import { TextInput } from '../../../shared/forms/TextInput';
import type { Draft } from '../../../shared/forms/useDraft';
import { interpolate } from '../../../shared/text/format';
import { ConnoteSample } from './ConnoteSample';
import type { PrefixForm, PrefixErrors } from './prefix-form';

export interface PrefixFieldsProps {
  readonly account: CustomerCarrierAccountView;
  readonly format: PrefixFormat;
  readonly draft: Draft<PrefixForm>;
  readonly messages: PrefixErrors;
}

type FieldProps = Pick<PrefixFieldsProps, 'draft' | 'messages'>;

const fieldOf =
  ({ draft, messages }: FieldProps) =>
  (name: keyof PrefixForm, label: string) => ({
    label,
    value: draft.form[name],
    error: messages[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => {
      draft.change({ [name]: target.value });
    },
  });

/** Fields used by the carrier, and a sample connote. */
export function PrefixFields(props: PrefixFieldsProps) {
  const { account, format } = props;
  const field = fieldOf(props);
  return (
    <Box sx={{ display: 'grid', gap: '14px' }}>
      <Typography sx={{ color: 'text.secondary' }}>
        {interpolate(texts.forAccount, {
          carrier: format.displayName,
          account: account.accountNumber,
        })}
      </Typography>
      <LetterFields {...props} />
      {format.isApiBased ? (
        <Typography sx={{ color: 'app.textMuted' }}>{texts.byCarrier}</Typography>
      ) : (
        <RangeFields {...props} />
      )}
      {format.hasItemNumber && (
        <Box sx={pairSx}>
          <TextInput {...field('masterItemRangeStart', texts.itemStart)} inputProps={numeric} />
          <TextInput {...field('masterItemRangeEnd', texts.itemEnd)} inputProps={numeric} />
        </Box>
      )}
      {format.hasSenderId && <TextInput {...field('senderId', texts.senderId)} />}
    </Box>
  );
}

/** Letters of the prefix, with the carrier's length rule (ACCT-32, ACCT-33). */
function LetterFields(props: PrefixFieldsProps) {
  const { totalConnoteLength, prefixCharacterLength: length } = props.format;
  const rule = totalConnoteLength === null ? texts.atMost : texts.exactly;
  const field = fieldOf(props);
  return (
    <Box sx={pairSx}>
      <TextInput
        {...field('connotePrefix', texts.prefix)}
        autoFocus
        help={interpolate(rule, { length })}
        inputProps={capitals}
      />
      <TextInput
        {...field('connoteAbbreviation', texts.abbreviation)}
        isOptional
        help={texts.abbreviationHelp}
        inputProps={capitals}
      />
    </Box>
  );
}

function RangeFields(props: PrefixFieldsProps) {
  const { draft, format } = props;
  const field = fieldOf(props);
  return (
    <>
      <Box sx={pairSx}>
        <TextInput
          {...field('masterRangeStart', texts.rangeStart)}
          help={interpolate(texts.digits, { digits: format.connoteDigitLength })}
          inputProps={numeric}
        />
        <TextInput {...field('masterRangeEnd', texts.rangeEnd)} inputProps={numeric} />
      </Box>
      <ConnoteSample form={draft.form} format={format} />
    </>
  );
}

const capitals = { maxLength: 50, style: { textTransform: 'uppercase' } } as const;
const numeric = { inputMode: 'numeric', maxLength: 15 } as const;

const pairSx = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  gap: '14px',
} as const;
