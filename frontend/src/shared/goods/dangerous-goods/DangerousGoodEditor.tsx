import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';

import { isPackingGroup, packingGroups, toPackingGroup } from '@contracts/rules/packing-group';

import { FormField } from '../../forms/FormField';
import { NativeSelectInput } from '../../forms/NativeSelectInput';
import { TextInput } from '../../forms/TextInput';
import {
  validateDangerousGood,
  type DangerousGoodErrors,
  type DangerousGoodRow,
} from '../dangerous-good-row';
import { useUnNumber } from './useUnNumber';

export interface DangerousGoodEditorProps {
  readonly good: DangerousGoodRow;
  readonly lineWeight: number;
  readonly shouldShowAllErrors: boolean;
  readonly onChange: (good: DangerousGoodRow) => void;
  readonly onDone: () => void;
  readonly onRemove: () => void;
}

interface FieldsProps {
  readonly good: DangerousGoodRow;
  readonly messages: DangerousGoodErrors;
  readonly onChange: (part: Partial<DangerousGoodRow>) => void;
}

/** Form of one dangerous good; the UN number fills in its listed fields. */
export function DangerousGoodEditor(props: DangerousGoodEditorProps) {
  const { good, lineWeight, onChange, onDone, onRemove } = props;
  const [isChecked, setChecked] = useState(false);
  const found = validateDangerousGood(good, lineWeight);
  const messages = isChecked || props.shouldShowAllErrors ? found : {};
  const fields = {
    good,
    messages,
    onChange: (part: Partial<DangerousGoodRow>) => {
      onChange({ ...good, ...part });
    },
  };

  return (
    <Box sx={panelSx}>
      <Box className="fields">
        <UnNumberField {...props} />
        <ListedFields {...fields} />
        <TypedFields {...fields} />
      </Box>
      {messages.details && (
        <Box role="alert" sx={{ color: 'app.tone.bad.fg', mt: 2 }}>
          {messages.details}
        </Box>
      )}
      <Box sx={{ display: 'flex', gap: 2, mt: 3 }}>
        <Button
          size="small"
          onClick={() => {
            setChecked(true);
            if (Object.keys(found).length === 0) onDone();
          }}
        >
          Done
        </Button>
        <Button size="small" variant="text" color="error" onClick={onRemove}>
          Remove
        </Button>
      </Box>
    </Box>
  );
}

function UnNumberField({ good, onChange }: DangerousGoodEditorProps) {
  const un = useUnNumber(good, onChange);
  return (
    <>
      <TextInput
        label="UN number"
        autoFocus
        inputProps={{ inputMode: 'numeric', maxLength: 4 }}
        value={good.unNumber}
        error={un.message}
        help={un.isLookingUp ? 'Looking up …' : undefined}
        onChange={({ target }) => {
          un.enter(target.value);
        }}
        onBlur={un.lookUp}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          un.lookUp();
        }}
      />
      {un.variants.length > 1 && (
        <FormField label="UN entry">
          {(field) => (
            <NativeSelectInput
              {...field}
              value={String(
                un.variants.findIndex(
                  (variant) =>
                    variant.shippingName === good.entry?.shippingName &&
                    variant.typeOfPackaging === good.packingGroup,
                ),
              )}
              options={un.variants.map((variant, index) => ({
                value: String(index),
                label: `${variant.shippingName}, class ${variant.hazardClass}, ${variant.typeOfPackaging}`,
              }))}
              onChange={(index) => {
                un.choose(Number(index));
              }}
            />
          )}
        </FormField>
      )}
    </>
  );
}

/** Read-only fields of the UN number's entry. */
function ListedFields({ good: { entry } }: FieldsProps) {
  return (
    <>
      <TextInput label="Shipping name" value={entry?.shippingName ?? ''} readOnly disabled />
      <TextInput label="Hazard class" value={entry?.hazardClass ?? ''} readOnly disabled />
    </>
  );
}

function TypedFields({ good, messages, onChange }: FieldsProps) {
  const text = (field: 'subRisk' | 'commonName' | 'packageDescription') => ({
    value: good[field],
    onChange: ({ target }: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      onChange({ [field]: target.value });
    },
  });
  return (
    <>
      <TextInput label="Subsidiary risk" error={messages.subRisk} {...text('subRisk')} />
      <PackingGroupField good={good} messages={messages} onChange={onChange} />
      <TextInput label="Common name" {...text('commonName')} />
      <TextInput
        label="Packages"
        isOptional
        placeholder="Drum, IBC"
        {...text('packageDescription')}
      />
      <TextInput
        label="Size (kg/l)"
        error={messages.weight}
        value={good.weight}
        inputProps={{ inputMode: 'decimal' }}
        onChange={({ target }) => {
          onChange({ weight: target.value });
        }}
      />
      <FormField label="Kind">
        {(field) => (
          <NativeSelectInput
            {...field}
            value={good.type}
            options={[
              { value: 'PACKAGED', label: 'Packaged' },
              { value: 'BULK', label: 'Bulk' },
            ]}
            onChange={(type) => {
              onChange({ type: type === 'BULK' ? 'BULK' : 'PACKAGED' });
            }}
          />
        )}
      </FormField>
    </>
  );
}

/** Packing group as spelt in the list; an invalid one stays visible and is marked. */
function PackingGroupField({ good, messages, onChange }: FieldsProps) {
  const chosen = toPackingGroup(good.packingGroup);
  const groups: readonly string[] = isPackingGroup(chosen)
    ? packingGroups
    : [chosen, ...packingGroups];
  return (
    <FormField label="Packaging group" error={messages.packingGroup}>
      {(field) => (
        <NativeSelectInput
          {...field}
          value={chosen}
          options={groups.map((group) => ({ value: group, label: group }))}
          onChange={(packingGroup) => {
            onChange({ packingGroup });
          }}
        />
      )}
    </FormField>
  );
}

const panelSx = {
  mb: '8px',
  p: 3,
  border: 1,
  borderColor: 'app.tone.warn.glyph',
  borderRadius: '8px',
  bgcolor: 'app.sunken',
  '& .fields': {
    display: 'grid',
    gap: '10px 12px',
    gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
    alignItems: 'start',
  },
} as const;
