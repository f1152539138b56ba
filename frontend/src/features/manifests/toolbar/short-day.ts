/** yyyy-MM-dd as dd/mm/yy. */
export const shortDay = (day: string): string => {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${date}/${month}/${year.slice(-2)}`;
};
