import Box from '@mui/material/Box';

import { formatMoney, NOTHING, POA } from './money';

/** An amount in dollars; 'POA' for zero, a dash where there is none yet. */
export function MoneyText({ amount }: { readonly amount: number | null | undefined }) {
  if (amount == null) return <Muted>{NOTHING}</Muted>;
  if (amount === 0) return <Muted>{POA}</Muted>;
  return (
    <Box component="span" sx={{ fontWeight: 500, fontVariantNumeric: 'tabular-nums' }}>
      {formatMoney(amount)}
    </Box>
  );
}

const Muted = ({ children }: { readonly children: string }) => (
  <Box component="span" sx={{ color: 'app.textMuted' }}>
    {children}
  </Box>
);
