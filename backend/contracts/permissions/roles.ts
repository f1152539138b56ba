import type { PermissionName } from './permissions.js';
import { keysOf } from '../keys-of.js';

/** Roles in the order of the matrix in docs/permissions.md. */
export const roleNames = [
  'SUPER_ADMIN',
  'CUSTOMER_ADMIN',
  'CUSTOMER_USER',
  'CLIENT_ADMIN',
  'CLIENT_USER',
  'API_KEY',
  'AUDITOR',
] as const;
export type RoleName = (typeof roleNames)[number];

/** GAP-01: a user can only grant roles of equal or lower rank. */
export const roleWeights: Readonly<Record<RoleName, number>> = {
  SUPER_ADMIN: 3,
  CUSTOMER_ADMIN: 2,
  CUSTOMER_USER: 2,
  CLIENT_ADMIN: 1,
  CLIENT_USER: 1,
  API_KEY: 0,
  AUDITOR: 2,
};

/** USER-16: descriptions in role lists. */
export const roleDescriptions: Readonly<Record<RoleName, string>> = {
  SUPER_ADMIN: 'Administers the installation: every customer, client and user',
  CUSTOMER_ADMIN: 'Manages a customer: its clients, users, carriers and prices',
  CUSTOMER_USER: 'Works for the clients of a customer, without managing its users',
  CLIENT_ADMIN: 'Manages a client: its users and settings',
  CLIENT_USER: 'Ships for a client',
  API_KEY: 'Software that ships for a client',
  AUDITOR: 'Can view everything, including histories, but change nothing',
};

/** Id of a role in the API: its position in `roleNames`, from 1; new roles are appended. */
export const roleId = (role: RoleName): number => roleNames.indexOf(role) + 1;

/** Stands in for a role id in filters: users without a role. */
export const WITHOUT_ROLE = 0;

/** Permissions of each role: one row per permission, one letter per role (Y or -), in the order of `roleNames`. */
const matrix: Readonly<Record<PermissionName, string>> = {
  READ_CLIENT: 'YYYYY-Y',
  CREATE_CLIENT: 'YYYY---',
  UPDATE_CLIENT: 'YYYY---',
  DELETE_CLIENT: 'YY-Y---',
  READ_ADDRESS: 'YYYYYYY',
  CREATE_ADDRESS: 'YYYYYY-',
  UPDATE_ADDRESS: 'YYYYY--',
  READ_CONSIGNMENT: 'YYYYYYY',
  CREATE_CONSIGNMENT: 'YYYYYY-',
  UPDATE_CONSIGNMENT: 'YYYYYY-',
  READ_MANIFEST: 'YYYYYYY',
  PAPERWORK: 'YYYYYYY',
  READ_HISTORY: 'YYYY--Y',
  CUSTOMER_CONTENT: 'YYY----',
  CLIENT_CONTENT: '---YY--',
  SUPER_ADMIN_CONTENT: 'Y------',
  ACCOUNT_MANAGER_CONTENT: 'YYY---Y',
  CUSTOMER_REPORTING: 'YYY---Y',
  CLIENT_REPORTING: 'Y--Y---',
  CREATE_QUOTE: 'YYYYY--',
  DELETE_QUOTE: 'YYYYY--',
  RESEND_DATA: 'Y------',
  SETTINGS_SCREEN: 'YYYYY-Y',
  READ_ITEM_TEMPLATE: 'YYYYYYY',
  CREATE_ITEM_TEMPLATE: 'YYYY---',
  UPDATE_ITEM_TEMPLATE: 'YYYY---',
  DELETE_ITEM_TEMPLATE: 'YYYY---',
  READ_ITEM: 'YYYYYYY',
  UPDATE_ITEM: 'YYYY---',
  READ_CATEGORY: 'YYYYYYY',
  CREATE_CATEGORY: 'YYYY---',
  DELETE_CATEGORY: 'YYYY---',
  READ_CLIENT_PAYER_ACCOUNT: 'YYYYYYY',
  CREATE_CLIENT_PAYER_ACCOUNT: 'YYYY---',
  UPDATE_CLIENT_PAYER_ACCOUNT: 'YYYY---',
  DELETE_CLIENT_PAYER_ACCOUNT: 'YYYY---',
  CREATE_EMAIL_TEMPLATE: 'YYYY---',
  READ_EMAIL_TEMPLATE: 'YYYY--Y',
  READ_CARRIER: 'YYYYYYY',
  READ_USER: 'YYYY--Y',
  CREATE_USER: 'YY-Y---',
  UPDATE_USER: 'YY-Y---',
  DELETE_USER: 'YY-Y---',
  CREATE_USER_ROLE: 'YY-Y---',
  UPDATE_USER_ROLE: 'YY-Y---',
  DELETE_USER_ROLE: 'YY-Y---',
  READ_CUSTOMER: 'Y------',
  CREATE_CUSTOMER: 'Y------',
  UPDATE_CUSTOMER: 'YY-----',
  DELETE_CUSTOMER: 'Y------',
  READ_CUSTOMER_CARRIER: 'YYY---Y',
  CREATE_CUSTOM_CARRIER: 'YY-----',
  READ_CARRIER_CUT_OFF: 'YYY---Y',
  CREATE_CARRIER_CUT_OFF: 'YY-----',
  UPDATE_CARRIER_CUT_OFF: 'YY-----',
  READ_CUSTOMER_CARRIER_ACCOUNT: 'YYY---Y',
  CREATE_CUSTOMER_CARRIER_ACCOUNT: 'YY-----',
  UPDATE_CUSTOMER_CARRIER_ACCOUNT: 'YY-----',
  DELETE_CUSTOMER_CARRIER_ACCOUNT: 'YY-----',
  READ_PREFIX: 'YYY---Y',
  CREATE_PREFIX: 'YY-----',
  DELETE_PREFIX: 'YY-----',
  READ_RULES_FEES: 'YYY---Y',
  CREATE_RULES_FEES: 'YY-----',
  UPDATE_RULES_FEES: 'YY-----',
  READ_CLIENT_CARRIER_ACCOUNT: 'YYY---Y',
  CREATE_CLIENT_CARRIER_ACCOUNT: 'YYY----',
  UPDATE_CLIENT_CARRIER_ACCOUNT: 'YYY----',
  DELETE_CLIENT_CARRIER_ACCOUNT: 'YY-----',
  READ_RATECARD: 'YYY---Y',
  CREATE_RATECARD: 'YYY----',
  DELETE_RATECARD: 'YY-----',
  READ_SET_ASIDE: 'YY----Y',
  WORK_SET_ASIDE: 'YY-----',
  READ_CLIENT_INTEGRATION: 'YYYY--Y',
  CREATE_CLIENT_INTEGRATION: 'YYY----',
  UPDATE_CLIENT_INTEGRATION: 'YYY----',
  DELETE_CLIENT_INTEGRATION: 'YY-----',
  READ_WEBHOOK: 'YYYY--Y',
  CREATE_WEBHOOK: 'YYYY---',
  UPDATE_WEBHOOK: 'YYYY---',
  DELETE_WEBHOOK: 'YYYY---',
  UPDATE_TRANSIT_TIME: 'YY-----',
  READ_CARRIER_ZONE: 'YYY---Y',
  CREATE_CARRIER_ZONE_SYSTEM: 'YY-----',
  UPDATE_CARRIER_ZONE_SYSTEM: 'Y------',
  READ_SECURITY_LOG: 'YY----Y',
  READ_EVENT_FEED: 'YYYY-YY',
  READ_IMPORT: 'YYYYYYY',
  CREATE_IMPORT: 'YYYYYY-',
  RUN_INTEGRATION: 'YYYY---',
  PUSH_ORDERS: 'YYYYYY-',
};

export const rolePermissions = (role: RoleName): PermissionName[] => {
  const column = roleNames.indexOf(role);
  return keysOf(matrix).filter((name) => matrix[name][column] === 'Y');
};
