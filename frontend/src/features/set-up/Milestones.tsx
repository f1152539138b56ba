import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';

import { appSetUpTexts as texts } from '@contracts/texts/app/set-up';
import type { MilestoneView } from '@contracts/views/set-up.view';

import { StateMark } from './StateMark';

/** Milestones from the first carrier to the first delivery. */
export const Milestones = ({ milestones }: { readonly milestones: readonly MilestoneView[] }) => (
  <Box component="ol" aria-label={texts.progress} sx={listSx}>
    {milestones.map(({ name, isReached }) => (
      <Box component="li" key={name} sx={{ display: 'grid', gap: '4px' }}>
        <StateMark state={isReached ? 'DONE' : 'OPEN'} />
        <Box component="span" sx={{ fontWeight: 500 }}>
          {texts.milestones[name]}
        </Box>
        <Box component="span" sx={{ color: 'text.secondary', typography: 'caption' }}>
          {isReached ? texts.reached : texts.notReached}
        </Box>
      </Box>
    ))}
  </Box>
);

const listSx: SxProps<Theme> = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(3, minmax(0, 1fr))', sm: 'repeat(6, minmax(0, 1fr))' },
  gap: '12px',
  m: 0,
  p: 0,
  pb: 3,
  listStyle: 'none',
  borderBottom: 1,
  borderColor: 'divider',
};
