import {
  aziendaIdOfPratica,
  formOf,
  isOpenPratica,
  knownOf,
  type Pratica,
  checklistEntryState,
  type ChecklistEntry,
  type ChecklistEntryState,
  checklistEntryFields,
} from '@bandiera/domain'
import { AppLink, Box, Button, MailIcon, Muted, Section, Stack, useToday } from '@bandiera/ui'
import { RecordInputs } from '@bandiera/ui/form'
import { useState } from 'react'
import * as z from 'zod/mini'
import { detailTexts } from './texts.ts'
import { ListHead, listStyle, PraticaDialog, type PraticaDialogProps, type SectionProps } from './section.tsx'
import { useRequest } from './request-dialog.tsx'
import { ChecklistRow } from './checklist-row.tsx'
import { UploadButton } from '../../documenti/parts/upload-button.tsx'
import { hrefPratica } from '../../paths.ts'
import { addLine, setLine } from './patch.ts'

export function Checklist({ pratica, may }: SectionProps) {
  const lines = useLines(pratica)
  const needed = lines.filter(({ stato }) => stato !== 'non_serve')
  const there = needed.filter(({ stato }) => stato === 'caricato' || stato === 'approvato')
  const { rowOf, add, dialogs } = useRows({ pratica, may })
  return (
    <>
      <ListHead add={detailTexts.checklist.add} onAdd={may ? add : null}>
        {lines.length === 0
          ? detailTexts.checklist.emptyOne
          : detailTexts.checklist.summaryOf(there.length, needed.length)}
      </ListHead>
      <Box component="ul" sx={listStyle}>
        {lines.map(rowOf)}
      </Box>
      {dialogs}
    </>
  )
}

function useLines({ checklist = [] }: Pratica) {
  const oggi = useToday()
  return checklist.map((voce, index) => ({ voce, index, stato: checklistEntryState(voce, oggi) }))
}

/** Draws lines of the checklist, with the dialogs that their buttons open. */
function useRows({ pratica, may }: SectionProps) {
  // the line to change, `null` for a new one
  const [editing, edit] = useState<number | null>()
  const { ask, dialog } = useRequest(pratica)
  const rowOf = ({ voce, index }: { voce: ChecklistEntry; index: number }) => (
    <ChecklistRow
      index={index}
      key={voce.id ?? index}
      may={may}
      onAsk={() => ask(voce.voce)}
      onEdit={() => edit(index)}
      pratica={pratica}
      voce={voce}
    />
  )
  const dialogs = (
    <>
      {editing !== undefined && <ChecklistDialog index={editing} onClose={() => edit(undefined)} pratica={pratica} />}
      {dialog}
    </>
  )
  return { rowOf, add: () => edit(null), ask, dialogs }
}

/** Lines on the first tab; the whole list has a tab of its own. */
const MOST = 8

/** On the first tab of a case file: the missing documents, each with its upload, and a mail that requests all of them. */
export function ToCollect({ pratica, may }: SectionProps) {
  const lines = useLines(pratica)
  const { rowOf, ask, dialogs } = useRows({ pratica, may })
  if (!isOpenPratica(pratica.stato)) return null
  const missing = lines.filter(isMissing)
  // uploaded documents stay in the list until approved; mandatory ones are first
  const sorted = lines
    .filter((line) => isMissing(line) || line.stato === 'caricato')
    .sort((a, b) => Number(b.voce.obbligatoria) - Number(a.voce.obbligatoria))
  const hidden = sorted.slice(MOST).filter(isMissing).length
  const actions = may && (
    <Stack className="no-print" direction="row" sx={{ gap: 2, flexWrap: 'wrap', justifyContent: 'flex-end' }}>
      {missing.length > 1 && (
        <Button onClick={() => ask()} startIcon={<MailIcon />}>
          {detailTexts.request.open}
        </Button>
      )}
      <UploadButton
        aziendaId={aziendaIdOfPratica(pratica._id)}
        label={detailTexts.collected.uploadOther}
        praticaId={pratica._id}
        size="medium"
        variant="text"
      />
    </Stack>
  )
  return (
    <Section actions={actions} first title={detailTexts.collected.title}>
      {sorted.length === 0 ? (
        <Muted>{lines.length === 0 ? detailTexts.checklist.emptyOne : detailTexts.collected.complete}</Muted>
      ) : (
        <Box component="ul" sx={listStyle}>
          {sorted.slice(0, MOST).map(rowOf)}
        </Box>
      )}
      {lines.length > 0 && (
        <Box sx={{ mt: 2, color: 'text.secondary', fontSize: '0.8125rem' }}>
          {may && missing.length > 0 && <Box component="span" sx={onWide}>{`${detailTexts.collected.drag} `}</Box>}
          <AppLink to={`${hrefPratica(pratica._id)}?tab=checklist`}>
            {hidden > 0 ? detailTexts.collected.others(hidden) : detailTexts.collected.whole}
          </AppLink>
        </Box>
      )}
      {dialogs}
    </Section>
  )
}

const onWide = { display: { xs: 'none', sm: 'inline' } }

const isMissing = ({ stato }: { stato: ChecklistEntryState }): boolean => stato === 'manca' || stato === 'scaduto'

const FIELDS = ['voce', 'obbligatoria', 'scadenza'] as const
const checklistForm = formOf(checklistEntryFields, FIELDS)
const Schema = z.object(checklistForm.shape)

const ChecklistDialog = ({ index, ...props }: PraticaDialogProps & { index: number | null }) => (
  <PraticaDialog
    {...props}
    patch={(typed) => {
      const line = checklistForm.record(typed)
      if (index !== null) return setLine('checklist', index, line)
      return addLine('checklist', { ...knownOf(line), stato: 'manca' })
    }}
    schema={Schema}
    title={index === null ? detailTexts.checklist.addTitle : detailTexts.checklist.editTitleOf}
    values={({ checklist }) => checklistForm.values(checklist?.[index ?? -1] ?? { obbligatoria: true })}
  >
    <RecordInputs fields={checklistEntryFields} keys={FIELDS} />
  </PraticaDialog>
)
