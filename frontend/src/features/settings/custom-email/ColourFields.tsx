import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';

import { keysOf } from '@contracts/keys-of';
import { emailColour, defaultEmailColours } from '@contracts/rules/custom-email';
import { appCustomEmailTexts as texts } from '@contracts/texts/app/settings';

import { FormField } from '../../../shared/forms/FormField';
import { interpolate } from '../../../shared/text/format';
import { contrast, MIN_TEXT_CONTRAST } from './contrast';
import type { CustomEmailDraft } from './custom-email-draft';
import { FieldGroup } from './FieldGroup';

const names = keysOf(defaultEmailColours);

const pairs = [
  { what: texts.bannerContrast, text: 'bannerTextColour', on: 'bannerBackgroundColour' },
  { what: texts.headingContrast, text: 'bodyHeadingColour', on: 'bodyBackgroundColour' },
  { what: texts.textContrast, text: 'bodyTextColour', on: 'bodyBackgroundColour' },
] as const;

/** The five colours, with a warning about unreadable combinations. */
export function ColourFields({ form, change }: CustomEmailDraft) {
  const ratios = pairs.map(({ what, text, on }) => ({
    what,
    ratio: contrast(emailColour(form, text), emailColour(form, on)),
  }));
  return (
    <FieldGroup title={texts.colours}>
      <Box sx={gridSx}>
        {names.map((name) => (
          <FormField key={name} label={texts[name]}>
            {(field) => (
              <input
                {...field}
                type="color"
                value={fullColour(emailColour(form, name))}
                onChange={({ target }) => {
                  change({ [name]: target.value });
                }}
              />
            )}
          </FormField>
        ))}
      </Box>
      {ratios
        .filter(({ ratio }) => ratio < MIN_TEXT_CONTRAST)
        .map(({ what, ratio }) => (
          <Alert key={what} severity="warning">
            {interpolate(texts.hardToRead, { what, ratio: ratio.toFixed(1) })}
          </Alert>
        ))}
    </FieldGroup>
  );
}

/** The browser's colour input only accepts six digits. */
const fullColour = (colour: string): string =>
  colour.length === 4 ? colour.replaceAll(/[0-9a-f]/gi, '$&$&') : colour;

const gridSx = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
  gap: '14px 12px',
  '& input': {
    width: 1,
    height: 30,
    p: '2px',
    border: 1,
    borderColor: 'app.lineInput',
    borderRadius: '7px',
    bgcolor: 'background.paper',
    cursor: 'pointer',
  },
} as const;
