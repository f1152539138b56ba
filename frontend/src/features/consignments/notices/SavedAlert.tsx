import { useSearchParams } from 'react-router-dom';

import { PageAlert } from '../../../shared/feedback/PageAlert';

/** LIST-05: what another screen has to say about a consignment it saved, as the address brings it. */
export function SavedAlert() {
  const [params, setParams] = useSearchParams();
  const message = params.get('message');
  if (!message) return null;

  return (
    <PageAlert
      severity="success"
      onClose={() => {
        setParams(
          (current) => {
            current.delete('message');
            return current;
          },
          { replace: true },
        );
      }}
    >
      {message}
    </PageAlert>
  );
}
