import { useColorScheme } from '@mui/material/styles';
import { Toaster } from 'sonner';

import { appTexts } from '@contracts/texts/app/common';

/** SHELL-75: toasts at the top right, at most three; `showToast` decides how long each is shown. */
export function Toasts() {
  const { mode = 'light' } = useColorScheme();
  return (
    <Toaster
      position="top-right"
      visibleToasts={3}
      theme={mode}
      containerAriaLabel={appTexts.notifications}
      toastOptions={{ unstyled: true }}
    />
  );
}
