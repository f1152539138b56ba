import Box from '@mui/material/Box';
import { ChevronDown, ChevronUp } from 'lucide-react';

import { appInformationTexts as texts } from '@contracts/texts/app/consignment-information';

import { useCommand } from '../../../shared/commands/useCommand';
import { StepButton } from '../../../shared/layout/StepButton';
import { interpolate } from '../../../shared/text/format';
import type { ListNavigation } from './useListNavigation';

/** Position among the listed rows, with J and K for the next and the previous; nothing without a list. */
export function ListPositionButtons({ listPosition, next, previous }: ListNavigation) {
  const shared = { when: listPosition !== null, isInDialog: true };
  useCommand({ id: 'list.next', label: texts.next, keys: 'j', ...shared, run: next });
  useCommand({ id: 'list.previous', label: texts.previous, keys: 'k', ...shared, run: previous });
  if (!listPosition) return null;

  const { position, count } = listPosition;
  return (
    <Box sx={{ ml: 'auto', display: 'flex', alignItems: 'center', gap: 1, whiteSpace: 'nowrap' }}>
      <Box component="span" sx={positionSx}>
        {interpolate(texts.place, { n: position, all: count })}
      </Box>
      <StepButton
        label={texts.previous}
        keys="K"
        icon={ChevronUp}
        isDisabled={listPosition.previous === undefined}
        onClick={previous}
      />
      <StepButton
        label={texts.next}
        keys="J"
        icon={ChevronDown}
        isDisabled={listPosition.next === undefined}
        onClick={next}
      />
    </Box>
  );
}

/** Hidden on a phone for lack of room. */
const positionSx = {
  display: { xs: 'none', sm: 'inline' },
  typography: 'body2',
  color: 'text.secondary',
} as const;
