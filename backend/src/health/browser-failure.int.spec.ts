import { Logger } from '@nestjs/common';

import { startBackend, type RunningBackend } from '../testing/start-backend.js';

let backend: RunningBackend;

beforeAll(async () => {
  backend = await startBackend('browser_failures', [], { TRUSTED_PROXIES: '1' });
});
afterAll(() => backend.stop());

const failure = {
  message: 'TypeError: x is undefined',
  stack: 'at ConsignmentTable',
  part: 'page',
  page: '/consignment/list',
};
const report = async (body: unknown, address: string) => {
  const response = await fetch(`${backend.url}/api/v1/browser-failure`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
    body: JSON.stringify(body),
  });
  return response.status;
};

describe('a failure in a browser', () => {
  it('is logged and counted for every reporter', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation();

    expect(await report(failure, '203.0.113.7')).toBe(204);
    expect(warn).toHaveBeenCalledWith({
      msg: 'Browser error: TypeError: x is undefined',
      part: 'page',
      page: '/consignment/list',
      stack: 'at ConsignmentTable',
    });
    const metrics = await (await fetch(`${backend.url}/metrics`)).text();
    expect(metrics).toMatch(/^linehaul_browser_failures_total 1$/m);
    warn.mockRestore();
  });

  it.each([
    ['too long', { ...failure, message: 'x'.repeat(501) }],
    ['without its page', { ...failure, page: undefined }],
  ])('is rejected %s', async (_reason, body) => {
    expect(await report(body, '203.0.113.8')).toBe(400);
  });

  it('is accepted at most twenty times a minute from one address', async () => {
    const results = [];
    for (let count = 0; count < 22; count += 1) results.push(await report(failure, '203.0.113.9'));

    expect(results.filter((status) => status === 204)).toHaveLength(20);
    expect(results.slice(20)).toEqual([429, 429]);
    expect(await report(failure, '203.0.113.10')).toBe(204);
  });
});
