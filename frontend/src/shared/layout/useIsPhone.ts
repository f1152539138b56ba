import useMediaQuery from '@mui/material/useMediaQuery';

/** Under 640 px: dialogs take the whole screen, lists are cards. */
export const useIsPhone = (): boolean => useMediaQuery((theme) => theme.breakpoints.down('sm'));
