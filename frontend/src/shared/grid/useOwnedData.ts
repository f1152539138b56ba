import { useState } from 'react';

interface Answer<Data> {
  /** Of the previous arguments until the response to the current ones arrives. */
  readonly data?: Data | undefined;
  readonly currentData?: Data | undefined;
}

/**
 * Data of a list. That of the previous page or filter stays until the next one has loaded, but that of another client
 * or customer is never shown under the name of this one.
 *
 * @param owner client or customer of the request; undefined for all
 */
export function useOwnedData<Data>(
  owner: number | string | undefined,
  { data, currentData }: Answer<Data>,
): Data | undefined {
  const [loaded, setLoaded] = useState(owner);
  if (currentData !== undefined && loaded !== owner) setLoaded(owner);
  return loaded === owner ? data : currentData;
}
