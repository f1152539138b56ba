import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';

import { manifestingTexts } from '@contracts/texts/app/manifesting';

import { DateText, Mono } from '../text/values';
import type { Rollover } from './rollover';

/** Lists the consignments whose dispatch date will change. */
export function RolloverNotice({ rollover }: { readonly rollover: Rollover }) {
  return (
    <Alert severity="warning">
      {manifestingTexts.dateMoves} <DateText value={rollover.to} />.
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 4, maxHeight: 160, overflow: 'auto' }}>
        {rollover.moved.map(({ connoteNumber, from }) => (
          <li key={connoteNumber}>
            <Mono>{connoteNumber}</Mono> <DateText value={from} /> →{' '}
            <DateText value={rollover.to} />
          </li>
        ))}
      </Box>
    </Alert>
  );
}
