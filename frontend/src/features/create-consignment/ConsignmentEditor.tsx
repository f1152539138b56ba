import Box from '@mui/material/Box';
import { useRef } from 'react';

import { Page } from '../../shared/layout/Page';
import type { ConsignmentEditorProps } from './consignment-editor.types';
import { DeliverySection } from './details/DeliverySection';
import { ReferencesSection } from './details/ReferencesSection';
import { editorSx } from './editor.styles';
import { EditorNotices } from './EditorNotices';
import { ClearButton } from './form/ClearButton';
import { KeptNote } from './form/KeptNote';
import { ItemsSection } from './items/ItemsSection';
import { OffersPanel } from './offers/OffersPanel';
import { RouteSection } from './route/RouteSection';
import { SubmitBar } from './submit/SubmitBar';
import { useConsignmentEditor, type ConsignmentEditorState } from './useConsignmentEditor';

/** The form on the left, offers and the button on the right. */
export function ConsignmentEditor(props: ConsignmentEditorProps) {
  const page = useRef<HTMLDivElement>(null);
  const editor = useConsignmentEditor(props, page);
  const { state, offers, submission } = editor;

  return (
    <Page
      title={props.title}
      subtitle={props.edited?.connoteNumber ?? <KeptNote keptAt={state.keptAt} />}
      tools={!props.edited && <ClearButton state={state} />}
    >
      <Box
        component="form"
        noValidate
        sx={editorSx}
        onSubmit={(event) => {
          event.preventDefault();
        }}
      >
        <Box className="form" ref={page} tabIndex={-1}>
          {props.notice}
          <EditorNotices clientId={props.clientId} editor={editor} />
          <FormSections {...props} editor={editor} />
        </Box>
        <Box className="offers">
          <OffersPanel state={offers} />
        </Box>
        <Box className="submit">
          <SubmitBar
            offer={offers.selected}
            isDraft={editor.isDraft}
            isBusy={submission.isBusy}
            isWaiting={submission.isWaiting}
            isClientInactive={editor.isClientInactive}
            onSubmit={submission.submit}
          />
        </Box>
      </Box>
    </Page>
  );
}

interface FormSectionsProps extends ConsignmentEditorProps {
  readonly editor: ConsignmentEditorState;
}

function FormSections({ clientId, sender, types, unit, editor }: FormSectionsProps) {
  const { state, submission, isReferenceRequired } = editor;
  const { messages, wasTried } = submission;
  return (
    <>
      <RouteSection
        clientId={clientId}
        sender={sender}
        state={state}
        earliestDispatchDate={editor.earliestDispatchDate}
        messages={messages}
      />
      <ItemsSection
        state={state}
        types={types}
        unit={unit}
        showsAll={wasTried}
        error={messages.items}
      />
      <Box className="pair">
        <DeliverySection state={state} />
        <ReferencesSection
          state={state}
          isRequired={isReferenceRequired}
          error={messages.references}
        />
      </Box>
    </>
  );
}
