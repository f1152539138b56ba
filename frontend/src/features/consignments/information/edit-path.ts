/** Path of the form that edits a consignment. */
export const editPath = ({ id }: { readonly id: number }): string =>
  `/consignment/edit?conId=${id}`;
