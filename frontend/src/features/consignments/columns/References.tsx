import Box from '@mui/material/Box';

import { NOTHING } from '../../../shared/text/money';

/** The first reference, and how many more there are; all of them in the tooltip. */
export function References({ references }: { readonly references: readonly string[] }) {
  const [first, ...others] = references;
  if (first === undefined) return NOTHING;
  return (
    <Box component="span" title={references.join(', ')}>
      {first}
      {others.length > 0 && ` +${others.length}`}
    </Box>
  );
}
