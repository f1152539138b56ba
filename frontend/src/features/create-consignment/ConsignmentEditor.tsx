import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense, useRef, type ReactNode } from 'react';

import { createConsignmentTexts } from '@contracts/texts/spec/create-consignment';

import { useFirstFieldFocus } from '../../shared/forms/useFirstFieldFocus';
import { Page } from '../../shared/layout/Page';
import { lazy } from '../../shared/loading/lazy';
import type { ConsignmentEditorProps } from './consignment-editor.types';
import { editorSx } from './editor.styles';
import { EditorNotices } from './EditorNotices';
import { EditorToolbar } from './form/EditorToolbar';
import { AutosaveNote } from './form/AutosaveNote';
import { FormSections } from './FormSections';
import { ChosenOffer } from './offers/ChosenOffer';
import { OffersBar } from './offers/OffersBar';
import { OffersPanel } from './offers/OffersPanel';
import { SubmitBar } from './submit/SubmitBar';
import { useConsignmentEditor, type EditorPartProps } from './useConsignmentEditor';

const ConsolidationDialog = lazy(async () => {
  const { ConsolidationDialog: dialog } = await import('./consolidation/ConsolidationDialog');
  return { default: dialog };
});

/** Form on the left, offers and submit button on the right; on a narrow screen the offers open in a sheet. */
export function ConsignmentEditor(props: ConsignmentEditorProps) {
  const { clientId, edited } = props;
  const page = useRef<HTMLDivElement>(null);
  useFirstFieldFocus(page);
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('lg'));
  const editor = useConsignmentEditor(props, page);
  const { state, offers } = editor;
  const { titles, editTitles } = createConsignmentTexts;

  return (
    <Page
      title={(edited ? editTitles : titles)[state.form.consignmentType]}
      subtitle={edited?.connoteNumber ?? <AutosaveNote savedAt={state.savedAt} />}
    >
      <EditorToolbar
        clientId={clientId}
        isNew={!edited}
        state={state}
        onTypeChange={props.onTypeChange}
      />
      <Box
        component="form"
        noValidate
        sx={editorSx}
        onSubmit={(event) => {
          event.preventDefault();
        }}
      >
        <Box className="form" ref={page} tabIndex={-1}>
          <EditorNotices {...props} editor={editor} />
          <FormSections {...props} editor={editor} />
        </Box>
        {!isNarrow && (
          <Box className="offers">
            <OffersPanel state={offers} />
          </Box>
        )}
        <Box className="submit">
          <EditorSubmitBar {...props} editor={editor}>
            {isNarrow ? <OffersBar state={offers} /> : <ChosenOffer offer={offers.selected} />}
          </EditorSubmitBar>
        </Box>
      </Box>
      <Consolidation {...props} editor={editor} />
    </Page>
  );
}

function EditorSubmitBar({
  clientId,
  edited,
  editor,
  children,
}: EditorPartProps & { readonly children: ReactNode }) {
  return (
    <SubmitBar
      clientId={clientId}
      consignmentType={editor.state.form.consignmentType}
      offer={editor.offers.selected}
      isDraft={editor.isDraft}
      canSaveDraft={editor.canSaveDraft}
      isClientInactive={editor.isClientInactive}
      printable={edited ?? editor.submitted}
      submission={editor.submission}
    >
      {children}
    </SubmitBar>
  );
}

function Consolidation({ unit, edited, editor }: EditorPartProps) {
  const { state, offers, consolidation } = editor;
  const { question } = consolidation;
  if (!question) return null;
  return (
    <Suspense fallback={null}>
      <ConsolidationDialog
        found={question.found}
        form={state.form}
        unit={unit}
        offer={offers.selected}
        editedConnote={edited?.connoteNumber ?? null}
        onAnswer={question.choose}
      />
    </Suspense>
  );
}
