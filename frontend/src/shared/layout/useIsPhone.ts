import useMediaQuery from '@mui/material/useMediaQuery';

/** Below 640 px: dialogs are full screen, lists are cards. */
export const useIsPhone = (): boolean => useMediaQuery((theme) => theme.breakpoints.down('sm'));
