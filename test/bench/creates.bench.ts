import { ApiClient, prepareConsignment, withOffer } from '../support/api-client.js';
import { times, type BenchLine, type BenchSurroundings } from './bench-surroundings.js';
import { measureLoad } from './http-load.js';

const plan = { lanes: 32, warmUpMs: 3000, measureMs: 8000 };

/** Consignments created per second over HTTP, beside a bare Nest route that inserts one row of the same size. */
export async function benchCreates({ product, floor }: BenchSurroundings): Promise<BenchLine[]> {
  const client = await ApiClient.signIn(product.url, 'sydney@banksia.example');
  const body = JSON.stringify(await withOffer(client, await prepareConsignment(client)));
  const headers = { authorization: `Bearer ${client.token ?? ''}` };

  const bare = await measureLoad({
    ...plan,
    request: () => ({ method: 'POST', url: `${floor.url}/rows`, body }),
  });
  const created = await measureLoad({
    ...plan,
    request: () => ({ method: 'POST', url: `${product.url}/api/v1/consignment`, headers, body }),
  });
  return [
    {
      what: 'consignments created over HTTP, 32 connections',
      measured: `${created.perSecond}/s, p99 ${created.p99Ms} ms`,
      floor: `${bare.perSecond}/s, p99 ${bare.p99Ms} ms`,
      ratio: `${times(created.perSecond / bare.perSecond)} (target 0.5)`,
    },
  ];
}
