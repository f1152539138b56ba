import Box from '@mui/material/Box';

import type { Tone } from '../theme/tokens';

const tonesOfOthers: readonly Tone[] = ['move', 'warn', 'done', 'plan'];

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => word.replaceAll(/[^\p{L}\p{N}]/gu, '').charAt(0))
    .join('')
    .slice(0, 2)
    .toUpperCase();

export interface AvatarProps {
  readonly name: string;
  /** Seed of the colour; undefined for the user's own avatar. */
  readonly seed?: number;
  readonly size?: number;
}

/** Initials in a circle. The name must be shown beside it or in a label. */
export function Avatar({ name, seed, size = 26 }: AvatarProps) {
  const tone = seed === undefined ? 'plan' : tonesOfOthers[seed % tonesOfOthers.length];
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        flex: 'none',
        display: 'grid',
        placeItems: 'center',
        width: size,
        height: size,
        borderRadius: '50%',
        fontSize: size < 26 ? '0.59375rem' : '0.65625rem',
        fontWeight: 600,
        lineHeight: 1,
        color: `app.tone.${tone ?? 'plan'}.fg`,
        bgcolor: `app.tone.${tone ?? 'plan'}.bg`,
        // A pseudo-element, so that the accessible name is the full name only.
        '&::before': { content: `"${initialsOf(name)}"` },
      }}
    />
  );
}
