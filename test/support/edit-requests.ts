/** One request that edits a record; `version` is the one the caller read. */
export interface EditRequest {
  readonly table: string;
  readonly where: string;
  send(version?: number): { readonly path: string; readonly body?: unknown };
}

export const address = {
  clientId: 11,
  addressClass: 'BUSINESS',
  company: 'Acacia',
  addressLine1: '1 A St',
};
export const integration = {
  clientId: 11,
  integrationType: 'CSV',
  transferType: 'FTP',
  server: 'ftp.example.com',
  port: 21,
  username: 'me',
  path: '/in',
};
export const flow = {
  clientId: 11,
  clientIntegrationId: 1,
  kind: 'ORDERS_IN',
  folder: 'orders',
  pattern: '*.csv',
  everyMinutes: 5,
  isActive: false,
};
export const webhook = {
  clientId: 11,
  name: 'Warehouse system',
  url: 'https://8.8.8.8/in',
  types: ['*'],
};
export const item = {
  clientId: 11,
  name: 'Drum',
  quantity: 1,
  length: 1,
  width: 1,
  height: 1,
  weight: 5,
};
const query = (version?: number) => (version === undefined ? '' : `&version=${version}`);
const listed = (version?: number) => (version === undefined ? '' : `&versions=${version}`);

/** A request of every route that edits a record with a version; each deletes its own record. */
export const editRequests = (userId: number): Record<string, EditRequest> => ({
  'PUT address': recordAt('address', 'id = 1', (version) => ({
    path: 'address',
    body: { ...address, id: 1, version },
  })),
  'DELETE address': recordAt('address', 'id = 2', (version) => ({
    path: `address?ids=2${listed(version)}`,
  })),
  'PUT customer-carrier-account': recordAt('customer_carrier_account', 'id = 1', (version) => ({
    path: 'customer-carrier-account',
    body: { id: 1, customerCarrier: { id: 1 }, accountNumber: 'CFP9', version },
  })),
  'DELETE customer-carrier-account': recordAt('customer_carrier_account', 'id = 2', (version) => ({
    path: `customer-carrier-account?id=2&customerId=1${query(version)}`,
  })),
  'PUT customer-carrier': recordAt('customer_carrier', 'id = 2', (version) => ({
    path: 'customer-carrier?customerId=1',
    body: { id: 2, carrier: { id: 2 }, version },
  })),
  'POST customer-carrier/cut-off': recordAt('customer_carrier', 'id = 1', (version) => ({
    path: 'customer-carrier/cut-off?customerCarrierId=1',
    body: { cutOffDay: 1, cutOffTime: '11:00', version },
  })),
  'PUT customer-carrier/cut-off': recordAt('customer_carrier', 'id = 1', (version) => ({
    path: 'customer-carrier/cut-off?customerCarrierId=1',
    body: { cutOffDay: 1, cutOffTime: '12:00', version },
  })),
  'PUT customer-carrier/host-key': recordAt('host_key', 'id = 1', (version) => ({
    path: 'customer-carrier/host-key',
    body: { id: 1, fingerprint: `SHA256:${'A'.repeat(43)}`, version },
  })),
  'DELETE customer-carrier/host-key/:id': recordAt('host_key', 'id = 2', (version) => ({
    path: `customer-carrier/host-key/2?${query(version)}`,
  })),
  'DELETE customer-carrier/:id': recordAt('customer_carrier', 'id = 2', (version) => ({
    path: `customer-carrier/2?${query(version)}`,
  })),
  'PUT client-carrier-account/:id': recordAt('client_carrier_account', 'id = 1', (version) => ({
    path: 'client-carrier-account/1',
    body: { permanentBooking: true, version },
  })),
  'DELETE client-carrier-account/:id': recordAt('client_carrier_account', 'id = 2', (version) => ({
    path: `client-carrier-account/2?${query(version)}`,
  })),
  'PUT client-payer-account': recordAt('client_payer_account', 'id = 1', (version) => ({
    path: 'client-payer-account',
    body: {
      id: 1,
      clientId: 11,
      carrier: { id: 1 },
      accountNumber: 'A1',
      whoPays: 'RECEIVER',
      description: 'Theirs',
      version,
    },
  })),
  'DELETE client-payer-account': recordAt('client_payer_account', 'id = 2', (version) => ({
    path: `client-payer-account?id=2&clientId=11${query(version)}`,
  })),
  'PUT custom-email': recordAt('custom_email', 'client_id = 11', (version) => ({
    path: 'custom-email',
    body: { clientId: 11, companyName: 'Acacia', version },
  })),
  'PUT item/selection': recordAt('item_type_selection', 'client_id = 11', (version) => ({
    path: 'item/selection?clientId=11',
    body: [{ itemType: { id: 1 }, status: false, version }],
  })),
  'PUT item/template': recordAt('item_template', 'id = 1', (version) => ({
    path: 'item/template',
    body: { ...item, id: 1, itemTypeId: 1, version },
  })),
  'DELETE item/template': recordAt('item_template', 'id = 2', (version) => ({
    path: `item/template?id=2&clientId=11${query(version)}`,
  })),
  'PUT consignment/filter': recordAt('saved_filter', 'id = 1', (version) => ({
    path: `consignment/filter?filterId=1&name=Mine&isDefault=true${query(version)}`,
    body: { size: 10, page: 0 },
  })),
  'DELETE consignment/filter': recordAt('saved_filter', 'id = 2', (version) => ({
    path: `consignment/filter?filterId=2${query(version)}`,
  })),
  'PUT client-integration': recordAt('client_integration', 'id = 1', (version) => ({
    path: 'client-integration',
    body: { ...integration, id: 1, version },
  })),
  'DELETE client-integration': recordAt('client_integration', 'id = 2', (version) => ({
    path: `client-integration?id=2&clientId=11${query(version)}`,
  })),
  'PUT client-integration/host-key': recordAt('host_key', 'id = 3', (version) => ({
    path: 'client-integration/host-key',
    body: { id: 3, fingerprint: `SHA256:${'A'.repeat(43)}`, version },
  })),
  'DELETE client-integration/host-key/:id': recordAt('host_key', 'id = 4', (version) => ({
    path: `client-integration/host-key/4?${query(version)}`,
  })),
  'PUT integration-flow/:id': recordAt('integration_flow', 'id = 1', (version) => ({
    path: 'integration-flow/1',
    body: { ...flow, version },
  })),
  'DELETE integration-flow/:id': recordAt('integration_flow', 'id = 2', (version) => ({
    path: `integration-flow/2?${query(version)}`,
  })),
  'PUT webhook/:id': recordAt('webhook_subscription', 'id = 1', (version) => ({
    path: 'webhook/1',
    body: { ...webhook, version },
  })),
  'POST webhook/:id/rotate-secret': recordAt('webhook_subscription', 'id = 1', (version) => ({
    path: 'webhook/1/rotate-secret',
    body: { overlapHours: 24, version },
  })),
  'DELETE webhook/:id': recordAt('webhook_subscription', 'id = 2', (version) => ({
    path: `webhook/2?${query(version)}`,
  })),
  'PUT customer': recordAt('customer', 'id = 1', (version) => ({
    path: 'customer',
    body: {
      id: 1,
      name: 'Coast',
      bookingsEmail: 'b@x.example',
      contactEmail: 'c@x.example',
      version,
    },
  })),
  'PUT customer/emails': recordAt('customer', 'id = 1', (version) => ({
    path: 'customer/emails?customerId=1',
    body: { bookingsEmail: 'd@x.example', contactEmail: 'c@x.example', version },
  })),
  'PUT customer/api-quota': recordAt('customer', 'id = 1', (version) => ({
    path: 'customer/api-quota?customerId=1',
    body: { apiQuotaFactor: 5, version },
  })),
  'PUT customer/banner': recordAt('customer', 'id = 1', (version) => ({
    path: 'customer/banner?customerId=1',
    body: { isBannerActive: true, bannerMessage: 'Closed on Friday', version },
  })),
  'DELETE customer/:id': recordAt('customer', 'id = 3', (version) => ({
    path: `customer/3?${query(version)}`,
  })),
  'PUT client': recordAt('client', 'id = 13', (version) => ({
    path: 'client',
    body: { id: 13, name: 'Another', version },
  })),
  'DELETE client/:id': recordAt('client', 'id = 12', (version) => ({
    path: `client/12?${query(version)}`,
  })),
  'PUT transit-time': recordAt('transit_lane', 'id = 1', (version) => ({
    path: 'transit-time',
    body: [{ id: 1, eta: 5, version }],
  })),
  'PUT user': recordAt('user_account', `id = ${userId}`, (version) => ({
    path: 'user',
    body: { id: userId, name: 'Somebody', status: 'ACTIVE', version },
  })),
  'PUT user/user-preference': recordAt('user_account', `id = ${userId}`, (version) => ({
    path: `user/user-preference?userId=${userId}`,
    body: { preferredUnit: 'MM', version },
  })),
  'PUT user/role': recordAt('user_role', `user_id = ${userId} and client_id = 13`, (version) => ({
    path: `user/role?userId=${userId}`,
    body: [{ id: 901, roleId: 5, clientId: 13, version }],
  })),
  'DELETE user/role': recordAt('user_role', `id = 902`, (version) => ({
    path: `user/role?userRoleIds=902${listed(version)}`,
  })),
  'DELETE user/:id': recordAt('user_account', `id = ${userId}`, (version) => ({
    path: `user/${userId}?${query(version)}`,
  })),
});

export const recordAt = (table: string, where: string, send: EditRequest['send']): EditRequest => ({
  table,
  where,
  send,
});
