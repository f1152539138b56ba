/** Parses JSON whose shape the test knows and asserts. */
export const parseJson = <Value>(text: string): Readonly<Value> => JSON.parse(text) as Value;

/** Parses the body of a response like `parseJson`. */
export const jsonOf = async <Body>(response: Response): Promise<Body> =>
  parseJson<Body>(await response.text());
