import { type AccountFacts, Rejected } from '../kit/index.js';
import { requestJson, type AustraliaPostCall } from './call-api.js';
import { accountBody } from './wire.js';

/** Reads the account. @throws Rejected, including when it is expired or its credit is blocked */
export async function readAccount(call: AustraliaPostCall) {
  const { accountNumber } = call.settings;
  const account = await requestJson(
    call,
    { name: 'account', method: 'GET', path: `/accounts/${accountNumber}`, isChange: false },
    accountBody,
  );
  if (account.expired === true)
    throw new Rejected({ code: 'EXPIRED', message: 'The account has expired' });
  if (account.credit_blocked === true)
    throw new Rejected({ code: 'STOP_CREDIT', message: 'The account is on credit stop' });
  const products = account.postage_products.filter(({ contract }) => contract?.expired !== true);
  return { ...account, products };
}

/** Account and services of its contract, for Test connection. */
export async function check(call: AustraliaPostCall): Promise<AccountFacts> {
  const { name, account_number: number, products } = await readAccount(call);
  return {
    accountName: name ?? number,
    services: products.map(({ product_id: code, type }) => ({ code, name: type })),
  };
}
