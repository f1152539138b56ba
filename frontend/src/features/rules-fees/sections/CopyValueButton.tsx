import Button from '@mui/material/Button';
import { RotateCcw } from 'lucide-react';

import { appRulesTexts as texts } from '@contracts/texts/app/rules-fees';

import { interpolate } from '../../../shared/text/format';
import type { FieldPresentation } from './present-field';
import { valueText } from './value-text';

type CopyValueButtonProps = Pick<FieldPresentation, 'field' | 'comparedValue' | 'edit'>;

/** Button that copies the value of the compared level. */
export function CopyValueButton({ field, comparedValue, edit }: CopyValueButtonProps) {
  const value = valueText(field, comparedValue);
  const label = comparedValue === '' ? texts.takeBlank : interpolate(texts.take, { value });
  return (
    <Button
      size="small"
      startIcon={<RotateCcw size={13} aria-hidden />}
      aria-label={interpolate(texts.takeFor, { take: label, field: field.label })}
      sx={{ whiteSpace: 'nowrap' }}
      onClick={() => {
        edit({ [field.name]: comparedValue });
      }}
    >
      {label}
    </Button>
  );
}
