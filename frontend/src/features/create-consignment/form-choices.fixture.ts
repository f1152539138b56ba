import { type Handlers } from '../../../test/consignment-form';
export const choices: Handlers = {
  'GET category': {
    body: {
      categories: [{ id: 71, categoryDesc: 'Cost centre' }],
      categoryEntries: [
        { id: 72, entryDesc: 'Melbourne', categoryId: 71 },
        { id: 73, entryDesc: 'Elsewhere', categoryId: 99 },
      ],
    },
  },
  'GET client-payer-account': {
    body: [
      {
        id: 5,
        accountNumber: '80012',
        description: 'Head office',
        whoPays: 'RECEIVER',
        carrier: { id: 1, displayName: 'Southern Cross' },
      },
    ],
  },
  'GET item/template': {
    body: {
      customItems: [
        {
          id: 9,
          name: 'Paint tin',
          itemTypeId: 1,
          quantity: 6,
          length: 0.2,
          width: 0.2,
          height: 0.3,
          weight: 5,
        },
      ],
    },
  },
};
