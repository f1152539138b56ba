import { Suspense, useState } from 'react';

import { ownCarrierTexts as words } from '@contracts/texts/own-carriers';

import { Page } from '../../shared/layout/Page';
import { lazy } from '../../shared/loading/lazy';
import type { CarrierDialogShown } from './carrier-dialogs';
import { CarrierGrid } from './CarrierGrid';
import { CarrierSelection } from './CarrierSelection';
import { CarrierToolbar } from './CarrierToolbar';
import { useCarrierActions } from './useCarrierActions';
import { useCustomerCarriers } from './useCustomerCarriers';

const CarrierDialogs = lazy(() =>
  import('./CarrierDialogs').then(({ CarrierDialogs: Component }) => ({ default: Component })),
);

/** CARRIER: which carriers a customer works with, and how they are reached. */
export function CarriersPage() {
  const carriers = useCustomerCarriers();
  const [shown, show] = useState<CarrierDialogShown | null>(null);
  const actions = useCarrierActions(show);

  return (
    <Page title={words.title} subtitle={words.subtitle}>
      <CarrierToolbar carriers={carriers} show={show} />
      <CarrierGrid carriers={carriers} actions={actions} />
      <CarrierSelection carriers={carriers} actions={actions} />
      {shown && (
        <Suspense fallback={null}>
          <CarrierDialogs
            shown={shown}
            carriers={carriers}
            onClose={() => {
              show(null);
            }}
          />
        </Suspense>
      )}
    </Page>
  );
}
