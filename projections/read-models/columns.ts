/** A row as plain data, without its class: what folds take and make. */
export type Columns<Row> = { [Name in keyof Row]: Row[Name] };
