import { Product } from '../support/product.js';

/** Higher than the requests per minute of the recorded responses; quotas have their own tests. */
const KEY_QUOTAS = {
  RATE_LIMIT_KEY_CALLS: '100000',
  RATE_LIMIT_KEY_CHANGES: '100000',
  RATE_LIMIT_KEY_OFFERS: '100000',
  RATE_LIMIT_KEY_PAPERS: '100000',
  RATE_LIMIT_KEY_UPLOADS: '100000',
};

/**
 * Starts the product once, as in production: two of each process that may run twice. Tests find it in LINEHAUL_URL. An
 * address given from outside is used instead.
 */
export default async function startOnce(): Promise<() => Promise<void>> {
  if (process.env['LINEHAUL_URL']) return () => Promise.resolve();

  const product = await Product.start({
    environment: { ...KEY_QUOTAS, SIMULATED_CARRIER_SPEED: '1', BACKENDS: '2', PROJECTIONS: '2' },
  });
  process.env['LINEHAUL_URL'] = product.url;
  process.env['LINEHAUL_DATA_DIR'] = product.dataDir;
  return async () => {
    await product.stop();
    product.discard();
  };
}
