import {
  aziendaIdOfPratica,
  type ConflictChoice,
  formOf,
  isOpenPratica,
  knownOf,
  type Pratica,
  checklistEntryState,
  type ChecklistEntryState,
  checklistEntryFields,
} from '@bandiera/domain'
import { useEdit } from '@bandiera/live'
import { useSaved } from '@bandiera/platform'
import { AppLink, Box, Button, MailIcon, Section, Stack, Typography, useToday } from '@bandiera/ui'
import { FormDialog, RecordInputs, useForm } from '@bandiera/ui/form'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import * as z from 'zod/mini'
import { detailTexts } from './texts.ts'
import { ListHead, listStyle, type SectionProps } from './section.tsx'
import { useRequest } from './request-dialog.tsx'
import { ChecklistRow } from './checklist-row.tsx'
import { UploadButton } from '../../documenti/parts/upload-button.tsx'
import { hrefPratica } from '../../paths.ts'
import { texts } from '../../texts.ts'
import { usePraticaWrites } from './patch.ts'

/** The documents to collect, each with its state, file and actions. */
export function Checklist({ pratica, may }: SectionProps) {
  const [editing, setEditing] = useState<number | 'nuova' | null>(null)
  const { ask, dialog } = useRequest(pratica)
  const oggi = useToday()
  const { checklist = [] } = pratica
  const needed = checklist.filter((voce) => checklistEntryState(voce, oggi) !== 'non_serve')
  const there = needed.filter((voce) => ['caricato', 'approvato'].includes(checklistEntryState(voce, oggi)))
  return (
    <>
      <ListHead add={detailTexts.checklist.aggiungi} onAdd={may ? () => setEditing('nuova') : null}>
        {checklist.length === 0
          ? detailTexts.checklist.vuota
          : detailTexts.checklist.riassunto(there.length, needed.length)}
      </ListHead>
      <Box component="ul" sx={listStyle}>
        {checklist.map((voce, index) => (
          <ChecklistRow
            index={index}
            key={voce.id ?? index}
            may={may}
            onAsk={() => ask(voce.voce)}
            onEdit={() => setEditing(index)}
            pratica={pratica}
            voce={voce}
          />
        ))}
      </Box>
      {editing !== null && (
        <ChecklistDialog
          index={editing === 'nuova' ? null : editing}
          onClose={() => setEditing(null)}
          pratica={pratica}
        />
      )}
      {dialog}
    </>
  )
}

/** Lines on the first tab; the whole list has a tab of its own. */
const MOST = 8

/** On the first tab of a case file: the missing documents, each with its upload, and a mail that requests all of them. */
export function ToCollect({ pratica, may }: SectionProps) {
  const oggi = useToday()
  const [editing, setEditing] = useState<number | null>(null)
  const { ask, dialog } = useRequest(pratica)
  if (!isOpenPratica(pratica.stato)) return null
  const { checklist = [] } = pratica
  const lines = checklist.map((voce, index) => ({ voce, index, stato: checklistEntryState(voce, oggi) }))
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
          {detailTexts.richiesta.apri}
        </Button>
      )}
      <UploadButton
        aziendaId={aziendaIdOfPratica(pratica._id)}
        label={detailTexts.raccolta.caricaAltro}
        praticaId={pratica._id}
        size="medium"
        variant="text"
      />
    </Stack>
  )
  return (
    <Section actions={actions} first title={detailTexts.raccolta.titolo}>
      {sorted.length === 0 ? (
        <Typography color="textSecondary">
          {checklist.length === 0 ? detailTexts.checklist.vuota : detailTexts.raccolta.completa}
        </Typography>
      ) : (
        <Box component="ul" sx={listStyle}>
          {sorted.slice(0, MOST).map(({ voce, index }) => (
            <ChecklistRow
              index={index}
              key={voce.id ?? index}
              may={may}
              onAsk={() => ask(voce.voce)}
              onEdit={() => setEditing(index)}
              pratica={pratica}
              voce={voce}
            />
          ))}
        </Box>
      )}
      {checklist.length > 0 && (
        <Box sx={{ mt: 2, color: 'text.secondary', fontSize: '0.8125rem' }}>
          {may && missing.length > 0 && (
            <Box
              component="span"
              sx={{ display: { xs: 'none', sm: 'inline' } }}
            >{`${detailTexts.raccolta.trascina} `}</Box>
          )}
          <AppLink to={`${hrefPratica(pratica._id)}?tab=checklist`}>
            {hidden > 0 ? detailTexts.raccolta.altri(hidden) : detailTexts.raccolta.tutta}
          </AppLink>
        </Box>
      )}
      {editing !== null && <ChecklistDialog index={editing} onClose={() => setEditing(null)} pratica={pratica} />}
      {dialog}
    </Section>
  )
}

const isMissing = ({ stato }: { stato: ChecklistEntryState }): boolean => stato === 'manca' || stato === 'scaduto'

const FIELDS = ['voce', 'obbligatoria', 'scadenza'] as const
const checklistForm = formOf(checklistEntryFields, FIELDS)
const Schema = z.object(checklistForm.shape)
type Values = z.infer<typeof Schema>

interface ChecklistDialogProps {
  pratica: Pratica
  /** The line to change; `null` for a new one. */
  index: number | null
  onClose: () => void
}

/** A document to collect: its name, whether it is mandatory, how long it is valid. */
function ChecklistDialog({ pratica, index, onClose }: ChecklistDialogProps) {
  const saved = useSaved(texts.salvato)
  const { before } = useEdit('pratiche', pratica)
  const { update, addLine, setLine } = usePraticaWrites(before)
  const voce = index === null ? undefined : before.checklist?.[index]
  const form = useForm<Values>({
    defaultValues: checklistForm.values(voce ?? { obbligatoria: true }),
    resolver: standardSchemaResolver(Schema),
    mode: 'onTouched',
  })
  const save = (values: Values, choice?: ConflictChoice) => {
    const typed = checklistForm.record(values)
    if (index !== null) return update(setLine('checklist', index, typed), choice)
    return update(addLine('checklist', { ...knownOf(typed), stato: 'manca' }), choice)
  }
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      onSaved={saved}
      onSubmit={save}
      open
      title={index === null ? detailTexts.checklist.aggiungiTitolo : detailTexts.checklist.modificaTitolo}
    >
      <RecordInputs fields={checklistEntryFields} keys={FIELDS} />
    </FormDialog>
  )
}
