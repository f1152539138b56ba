/** Reads a JSON text whose shape a test knows; its assertions verify that shape. */
export const parseJson = <Value>(text: string): Readonly<Value> => JSON.parse(text) as Value;

/** Reads the body of a response, as `parseJson` does. */
export const jsonOf = async <Body>(response: Response): Promise<Body> =>
  parseJson<Body>(await response.text());
