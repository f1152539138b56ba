import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';

import { appTexts } from '@contracts/texts/app/common';

import { useEveryoneHere } from '../../../shared/live/presence';
import { useSession } from '../../../shared/session/useSession';
import { Avatar } from '../../../shared/layout/Avatar';

const SHOWN = 3;

/** Other users with the same record open. */
export function PresenceAvatars() {
  const me = useSession().claims?.id;
  const others = useEveryoneHere().filter(({ id }) => id !== me);
  if (others.length === 0) return null;

  const names = others.map(({ name }) => name).join(', ');
  return (
    <Tooltip title={`${appTexts.alsoViewing} ${names}`}>
      <Box
        role="img"
        aria-label={`${appTexts.alsoViewing} ${names}`}
        sx={{ display: 'flex', gap: '3px' }}
      >
        {others.slice(0, SHOWN).map(({ id, name }) => (
          <Avatar key={id} name={name} seed={id} size={24} />
        ))}
      </Box>
    </Tooltip>
  );
}
