import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';

import { appRulesTexts as texts } from '@contracts/texts/app/rules-fees';

import { interpolate } from '../../../shared/text/format';
import type { FieldPresentation } from './present-field';
import { CopyValueButton } from './CopyValueButton';

interface ComparisonProps extends FieldPresentation {
  readonly isReadOnly?: boolean;
}

/** Comparison of a value with that of the level above, which can be copied. */
export function Comparison(props: ComparisonProps) {
  const { comparedTo, comparedText, isDifferent, isUnsaved, isReadOnly = false } = props;
  if (comparedTo === null) return null;
  const status = isDifferent ? texts.differs : texts.compared[comparedTo].same;
  return (
    <>
      <span className="against">
        <Box component="span" data-unsaved={isUnsaved} data-differs={isDifferent} sx={chipSx}>
          {isUnsaved ? interpolate(texts.unsaved, { standing: status }) : status}
        </Box>
      </span>
      <Box component="span" className="has" sx={{ color: 'text.secondary' }}>
        {comparedText}
      </Box>
      <span className="take">{isDifferent && !isReadOnly && <CopyValueButton {...props} />}</span>
    </>
  );
}

const chipSx: SxProps<Theme> = {
  display: 'inline-block',
  px: '6px',
  borderRadius: '5px',
  fontSize: '0.75rem',
  lineHeight: '20px',
  whiteSpace: 'nowrap',
  color: 'text.secondary',
  bgcolor: 'app.tone.neutral.bg',
  '&[data-differs="true"]': { color: 'app.tone.plan.fg', bgcolor: 'app.tone.plan.bg' },
  '&[data-unsaved="true"]': { color: 'app.tone.warn.fg', bgcolor: 'app.tone.warn.bg' },
};
