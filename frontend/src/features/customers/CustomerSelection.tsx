import { Pencil, Trash2 } from 'lucide-react';

import { customerTexts as texts } from '@contracts/texts/organisations';
import { ownCustomerTexts as words } from '@contracts/texts/own-organisations';
import type { CustomerView } from '@contracts/views/organisation.view';

import { useCommand } from '../../shared/commands/useCommand';
import { useDeletion } from '../../shared/forms/useDeletion';
import { BulkBar } from '../../shared/layout/BulkBar';
import { useDeleteCustomerMutation } from './customers.api';
import type { CustomerList } from './useCustomers';

export interface CustomerSelectionProps {
  readonly customers: CustomerList;
  readonly onEdit: (customer: CustomerView) => void;
}

/** What may be done with the selected customer (CUST-02, CUST-11, CUST-20). */
export function CustomerSelection({ customers, onEdit }: CustomerSelectionProps) {
  const { selected, mayEdit, mayDelete, clear } = customers;
  const [deleteCustomer] = useDeleteCustomerMutation();
  const deletion = useDeletion();
  const remove = ({ id }: CustomerView) =>
    void deletion({
      question: words.deleteQuestion,
      warning: words.deleteWarning,
      run: () => deleteCustomer(id),
      done: texts.deleted,
      failed: texts.deleteFailed,
    });
  useCommand({
    id: 'customers.delete',
    label: words.deleteQuestion,
    group: 'Actions',
    keys: 'Delete',
    when: mayDelete && selected !== undefined,
    run: () => {
      if (selected) remove(selected);
    },
  });

  if (!selected) return null;
  const edit = () => {
    onEdit(selected);
  };
  const erase = () => {
    remove(selected);
  };
  return (
    <BulkBar
      count={1}
      summary={selected.name}
      actions={[
        ...(mayEdit ? [{ label: texts.edit, icon: Pencil, isPrimary: true, onClick: edit }] : []),
        ...(mayDelete
          ? [{ label: texts.delete, icon: Trash2, isDestructive: true, onClick: erase }]
          : []),
      ]}
      onClose={clear}
    />
  );
}
