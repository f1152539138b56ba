import Box from '@mui/material/Box';

import { appEmailsTexts, appSettingsTexts } from '@contracts/texts/app/settings';
import { settingsTexts as texts } from '@contracts/texts/spec/settings';

import { confirmLeaving } from '../../../shared/navigation/GuardedNavigation';
import { FormField } from '../../../shared/forms/FormField';
import { NativeSelectInput } from '../../../shared/forms/NativeSelectInput';
import { AddFirstCustomer } from '../../../shared/session/CustomerSelect';
import { useListCustomerNamesQuery } from '../../../shared/session/customers.api';
import { useCustomer, useCustomerInUrl } from '../../../shared/session/useCustomer';
import { useIsSuperAdmin, useIsUnrestricted } from '../../../shared/session/usePermission';
import { QueryResult } from '../frame/QueryResult';
import { SettingsSection } from '../SettingsSection';
import { useFindCustomerQuery } from './customer.api';
import { ApiQuotaForm } from './ApiQuotaForm';
import { BannerForm } from './BannerForm';
import { EmailsForm } from './EmailsForm';

/** SETTINGS-09: the panels Emails and Banner of the user's customer; a super admin selects one first (GAP-48). */
export function CustomerPanel() {
  const isSuperAdmin = useIsSuperAdmin();
  const { customerId, choose } = useCustomer();

  return (
    <>
      {isSuperAdmin && (
        <CustomerField
          selectedId={customerId}
          onSelect={(id) =>
            void confirmLeaving(() => {
              choose(id);
            })
          }
        />
      )}
      {customerId !== null && <CustomerForms key={customerId} customerId={customerId} />}
    </>
  );
}

/** SETTINGS-91. API limits are shown only to users who can set them: super admins of the whole platform. */
function CustomerForms({ customerId }: { readonly customerId: number }) {
  const query = useFindCustomerQuery(customerId);
  const canSetQuota = useIsUnrestricted('UPDATE_CUSTOMER');
  return (
    <QueryResult query={query} failed={texts.customerFailed}>
      {(customer) => (
        <>
          <EmailsForm customer={customer} />
          <BannerForm customer={customer} />
          {canSetQuota && <ApiQuotaForm customer={customer} />}
        </>
      )}
    </QueryResult>
  );
}

interface CustomerFieldProps {
  readonly selectedId: number | null;
  readonly onSelect: (id: number | null) => void;
}

function CustomerField({ selectedId, onSelect }: CustomerFieldProps) {
  useCustomerInUrl();
  const query = useListCustomerNamesQuery(undefined);
  return (
    <SettingsSection title={appSettingsTexts.emailsAndBanner} intro={appEmailsTexts.selectCustomer}>
      <QueryResult query={query} failed={texts.customerFailed}>
        {(customers) =>
          customers.length === 0 ? (
            <AddFirstCustomer />
          ) : (
            <Box sx={{ maxWidth: { sm: 360 } }}>
              <FormField label={appEmailsTexts.customer}>
                {(field) => (
                  <NativeSelectInput
                    {...field}
                    value={String(selectedId ?? '')}
                    options={[
                      { value: '', label: appEmailsTexts.selectCustomer },
                      ...customers.map(({ id, name }) => ({ value: String(id), label: name })),
                    ]}
                    onChange={(id) => {
                      onSelect(id === '' ? null : Number(id));
                    }}
                  />
                )}
              </FormField>
            </Box>
          )
        }
      </QueryResult>
    </SettingsSection>
  );
}
