import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';

import { X } from 'lucide-react';
import { memo, useState } from 'react';

import { cleanText } from '@contracts/rules/clean-text';
import { consignmentLimits } from '@contracts/rules/consignment';
import { consignmentFormTexts } from '@contracts/texts/app/create-consignment';
import type { ConsignmentView } from '@contracts/views/consignment.view';

import { FormField } from '../../../shared/forms/FormField';
import type { ConsignmentForm } from '../form/consignment-form';
import { FormSection } from '../form/FormSection';
import { CategoryFields } from './CategoryFields';
import { PayerField } from './PayerField';

export interface ReferencesSectionProps extends Pick<
  ConsignmentForm,
  'references' | 'categoryEntries' | 'payerAccountId'
> {
  readonly clientId: number;
  readonly edited: ConsignmentView | null;
  readonly change: (part: Partial<ConsignmentForm>) => void;
  readonly isRequired: boolean;
  readonly error: string | undefined;
}

/** References, categories and payer. Memoised: typing elsewhere does not re-render it. */
export const ReferencesSection = memo(function ReferencesSection(props: ReferencesSectionProps) {
  return (
    <FormSection title="References and payer">
      <Box sx={{ display: 'grid', gap: 3 }}>
        <References {...props} />
        <CategoryFields {...props} />
        <PayerField {...props} />
      </Box>
    </FormSection>
  );
});

const { reference: maxLength, references: maxCount } = consignmentLimits;
const tooLong = consignmentFormTexts.referenceTooLong(maxLength);
const tooMany = consignmentFormTexts.tooManyReferences(maxCount);

/** Message about references that were dropped, if any. */
function droppedMessage(clean: readonly string[]): string | undefined {
  if (clean.some((value) => value.length > maxLength)) return tooLong;
  return new Set(clean).size > maxCount ? tooMany : undefined;
}

/** Enter or a comma completes a reference. */
function References({ references, change, isRequired, error }: ReferencesSectionProps) {
  const [notice, setNotice] = useState<string>();
  const set = (values: readonly string[]) => {
    const clean = values
      .flatMap((value) => value.split(','))
      .map(cleanText)
      .filter((value) => value !== null);
    const short = clean.map((value) => value.slice(0, maxLength));
    setNotice(droppedMessage(clean));
    change({ references: [...new Set(short)].slice(0, maxCount) });
  };

  return (
    <FormField
      label="References"
      error={error}
      help={notice && <span role="status">{notice}</span>}
      isOptional={!isRequired}
    >
      {(field) => (
        <Autocomplete<string, true, true, true>
          multiple
          freeSolo
          autoSelect
          disableClearable
          slotProps={{ chip: { deleteIcon: <X size={12} aria-hidden />, sx: chipSx } }}
          id={field.id}
          options={[]}
          value={[...references]}
          onChange={(_event, values) => {
            set(values);
          }}
          renderInput={({ slotProps, ...params }) => (
            <OutlinedInput
              {...params}
              {...slotProps.input}
              fullWidth
              placeholder="Add"
              error={error !== undefined}
              inputProps={{ ...slotProps.htmlInput, ...field }}
            />
          )}
        />
      )}
    </FormField>
  );
}

/** Styled like the tags of the cards. */
const chipSx = {
  height: 22,
  borderRadius: '5px',
  bgcolor: 'app.tone.neutral.bg',
  color: 'app.tone.neutral.fg',
  typography: 'label',
  '& .MuiChip-deleteIcon': { m: '0 5px 0 0', width: 12, color: 'inherit' },
} as const;
