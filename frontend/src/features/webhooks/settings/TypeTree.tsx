import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useId } from 'react';

import { appWebhookTexts as texts } from '@contracts/texts/app/webhooks';

import { CheckField } from '../../../shared/forms/CheckField';
import { interpolate } from '../../../shared/text/format';
import { isSelected, isFamilySelected, typeFamilies, withSelection } from './type-selection';

export interface TypeTreeProps {
  /** Names separated by commas. */
  readonly types: string;
  readonly error: string | undefined;
  readonly isDisabled?: boolean;
  readonly onChange: (types: string) => void;
}

/** Event types as a tree: everything, a family, or individual ones. */
export function TypeTree({ types, error, isDisabled = false, onChange }: TypeTreeProps) {
  const isAllSelected = types === '*';
  const errorId = useId();
  const toggle = (name: string) => (isOn: boolean) => {
    onChange(withSelection(types, name, isOn));
  };
  return (
    <Box
      component="fieldset"
      {...(error !== undefined && { 'aria-describedby': errorId })}
      sx={treeSx}
    >
      <legend>{texts.types}</legend>
      <CheckField
        label={texts.everything}
        isOn={isAllSelected}
        isDisabled={isDisabled}
        onChange={toggle('*')}
      />
      {!isAllSelected &&
        typeFamilies.map((family) => (
          <FamilyFields key={family.name} {...{ types, family, isDisabled, toggle }} />
        ))}
      {error && (
        <FormHelperText id={errorId} error role="alert">
          {error}
        </FormHelperText>
      )}
    </Box>
  );
}

interface FamilyFieldsProps {
  readonly types: string;
  readonly family: (typeof typeFamilies)[number];
  readonly isDisabled: boolean;
  readonly toggle: (name: string) => (isOn: boolean) => void;
}

/** A family as a whole, or its event types. */
function FamilyFields({ types, family, isDisabled, toggle }: FamilyFieldsProps) {
  const isAll = isFamilySelected(types, family);
  return (
    <Box role="group" aria-label={family.name}>
      <CheckField
        label={interpolate(texts.family, { family: family.name.replace('_', ' ') })}
        isOn={isAll}
        isDisabled={isDisabled}
        onChange={toggle(family.selector)}
      />
      {!isAll && (
        <Box className="types">
          {family.types.map((type) => (
            <CheckField
              key={type}
              label={type}
              isOn={isSelected(types, type)}
              isDisabled={isDisabled}
              onChange={toggle(type)}
            />
          ))}
        </Box>
      )}
    </Box>
  );
}

const treeSx = {
  m: 0,
  minWidth: 0,
  px: 3,
  pt: 1,
  pb: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  '& legend': { px: 1, fontWeight: 500 },
  '& .MuiFormControlLabel-root': { display: 'flex', mr: 0 },
  '& .types': { pl: 6, display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' } },
  '& .types .MuiFormControlLabel-label': { typography: 'mono', overflowWrap: 'anywhere' },
} as const;
