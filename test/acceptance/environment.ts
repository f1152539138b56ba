/** URL of the product under test. */
export function address(): string {
  const url = process.env['LINEHAUL_URL'];
  if (!url) throw new Error('LINEHAUL_URL is not set: run this through npm run test:acceptance');
  return url;
}

/** Data directory of the product under test. */
export function dataDir(): string {
  const folder = process.env['LINEHAUL_DATA_DIR'];
  if (!folder) throw new Error('LINEHAUL_DATA_DIR is not set');
  return folder;
}
