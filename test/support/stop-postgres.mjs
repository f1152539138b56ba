export default async function stop() {
  await globalThis.testPostgres?.stop();
}
