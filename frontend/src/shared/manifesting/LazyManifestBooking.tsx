import { Suspense } from 'react';

import { lazy } from '../loading/lazy';
import type { ManifestBookingDialogProps } from './manifest-booking.types';

const Dialog = lazy(async () => {
  const { ManifestBookingDialog } = await import('./ManifestBookingDialog');
  return { default: ManifestBookingDialog };
});

/** The booking dialog, whose code comes when it is first opened: a list does not wait for it. */
export function LazyManifestBooking(props: ManifestBookingDialogProps) {
  return (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  );
}
