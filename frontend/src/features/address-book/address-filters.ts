import { addressClasses, addressStatuses } from '@contracts/rules/address';
import { appAddressTexts as texts } from '@contracts/texts/app/addresses';

import { useUrlState } from '../../shared/navigation/useUrlState';

/** No filter. */
export const NO_FILTER = 'ANY';

export const statusChoices = [
  { value: NO_FILTER, label: texts.anyStatus },
  { value: 'VALID', label: texts.valid },
  { value: 'DRAFT', label: texts.draft },
] as const;

export const classChoices = [
  { value: NO_FILTER, label: texts.anyType },
  { value: 'BUSINESS', label: texts.business },
  { value: 'RESIDENTIAL', label: texts.residential },
  { value: 'PO_BOX', label: texts.poBox },
] as const;

/** Status and address type filters, stored in the URL; a change returns to the first page. */
export function useAddressFilters() {
  const [params, setParams] = useUrlState();
  const set = (key: 'status' | 'type') => (value: string) => {
    setParams(
      (current) => {
        if (value === NO_FILTER) current.delete(key);
        else current.set(key, value);
        current.delete('page');
        return current;
      },
      { replace: true },
    );
  };

  return {
    status: addressStatuses.find((status) => status === params.get('status')),
    addressClass: addressClasses.find((kind) => kind === params.get('type')),
    setStatus: set('status'),
    setClass: set('type'),
    clear: () => {
      setParams(
        (current) => {
          for (const key of ['status', 'type', 'q', 'page']) current.delete(key);
          return current;
        },
        { replace: true },
      );
    },
  };
}

export type AddressFilters = ReturnType<typeof useAddressFilters>;
