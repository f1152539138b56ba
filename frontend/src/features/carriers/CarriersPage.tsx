import { Suspense } from 'react';

import { appCarrierTexts as texts } from '@contracts/texts/app/carriers';

import { Page } from '../../shared/layout/Page';
import { lazy } from '../../shared/loading/lazy';
import { useOwnedState } from '../../shared/session/useOwnedState';
import type { CarrierDialogState } from './carrier-dialogs';
import { CarrierGrid } from './CarrierGrid';
import { CarrierSelection } from './CarrierSelection';
import { CarrierToolbar } from './CarrierToolbar';
import { useCarrierActions } from './useCarrierActions';
import { useCustomerCarriers } from './useCustomerCarriers';

const CarrierDialogs = lazy(() =>
  import('./CarrierDialogs').then(({ CarrierDialogs: Component }) => ({ default: Component })),
);

/** CARRIER: carriers of a customer and their connections. */
export function CarriersPage() {
  const carriers = useCustomerCarriers();
  const [shown, show] = useOwnedState<CarrierDialogState>(carriers.customer.customerId);
  const actions = useCarrierActions(show);

  return (
    <Page title={texts.title} subtitle={texts.subtitle}>
      <CarrierToolbar carriers={carriers} show={show} />
      <CarrierGrid carriers={carriers} actions={actions} />
      <CarrierSelection carriers={carriers} actions={actions} />
      {shown && (
        <Suspense fallback={null}>
          <CarrierDialogs
            shown={shown}
            carriers={carriers}
            onClose={() => {
              show(undefined);
            }}
          />
        </Suspense>
      )}
    </Page>
  );
}
