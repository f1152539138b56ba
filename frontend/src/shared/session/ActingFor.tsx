import Box from '@mui/material/Box';

import { appTexts } from '@contracts/texts/app/common';

import { interpolate } from '../text/format';
import { useClient } from './useClient';

/** Returns 'For Banksia Sydney'; undefined for users of a single client. */
export function useActingForText(): (clientId: number | null) => string | undefined {
  const { canChoose, choices } = useClient();
  return (clientId) => {
    const client = canChoose ? choices.find(({ id }) => id === clientId)?.name : undefined;
    return client === undefined ? undefined : interpolate(appTexts.actingFor, { client });
  };
}

/** Shows the client that a form acts for. */
export function ActingFor({ clientId }: { readonly clientId: number | null }) {
  const text = useActingForText()(clientId);
  if (text === undefined) return null;
  return (
    <Box
      component="span"
      sx={{ minWidth: 0, color: 'text.secondary', fontWeight: 500, overflowWrap: 'anywhere' }}
    >
      {text}
    </Box>
  );
}
