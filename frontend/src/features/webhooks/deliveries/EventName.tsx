import { Fragment } from 'react';

/** Type of an event, which may wrap after a dot or an underscore, but not within a word. */
export const EventName = ({ name }: { readonly name: string }) =>
  name.split(/(?<=[._])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
