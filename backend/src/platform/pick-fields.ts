/** Makes the function that copies these fields of a row. */
export const pickFields =
  <Row>() =>
  <Name extends keyof Row>(names: readonly Name[]): ((row: Row) => Pick<Row, Name>) =>
  (row) =>
    Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<Row, Name>;
