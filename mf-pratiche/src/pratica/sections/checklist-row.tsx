import {
  aziendaIdOfPratica,
  type Documento,
  documentoFileName,
  formatBytes,
  formatDate,
  isSafeToShow,
  labelOf,
  type Pratica,
  checklistEntryState,
  type ChecklistEntryState,
  checklistEntryStateLabels,
  type ChecklistEntry,
  checklistEntryFields,
} from '@bandiera/domain'
import { useRecord } from '@bandiera/live'
import {
  Box,
  Button,
  CancelIcon,
  CheckCircleIcon,
  CloseIcon,
  Marker,
  MoreIcon,
  UploadFileIcon,
  useToday,
  WarningIcon,
} from '@bandiera/ui'
import { UploadList } from '@bandiera/ui/import'
import { MenuButton } from '@bandiera/ui/list'
import { type DragEvent, useState } from 'react'
import { UploadButton } from '../../slots/documenti.tsx'
import { uploadsOfOne, useUpload } from '../../documenti/parts/upload.ts'
import { documentiTexts as documenti } from '../../documenti/texts.ts'
import { type Act, useDocumentoActions } from '../../documenti/actions.tsx'
import { detailTexts } from './texts.ts'
import { lineStyle, type SectionProps } from './section.tsx'
import { removeLine, setLine, usePraticaWrites } from './patch.ts'

interface ChecklistRowProps extends SectionProps {
  voce: ChecklistEntry
  index: number
  onEdit: () => void
  onAsk: () => void
}

export function ChecklistRow({ pratica, may, voce, index, onEdit, onAsk }: ChecklistRowProps) {
  const { run } = usePraticaWrites(pratica)
  const stato = checklistEntryState(voce, useToday())
  const set = (next: ChecklistEntry['stato']) => void run(setLine('checklist', index, { stato: next }))
  const remove = () => void run(removeLine(pratica, 'checklist', index), detailTexts.removedOne(voce.voce))
  const doc = useRecord('docs', voce.docId ?? '')
  const linked = (docId: string) =>
    void run(setLine('checklist', index, { docId, stato: 'caricato' }), detailTexts.checklist.uploadedOne(voce.voce))
  const drop = useDrop({ pratica, voce, docId: doc?._id, may, onUploaded: linked })
  const { act, dialog } = useDocumentoActions(nothing)
  const file = doc?.file && { ...doc, file: doc.file }
  return (
    <Box component="li" {...drop.props} sx={{ ...rowStyle, ...(drop.over && target) }}>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ overflowWrap: 'anywhere', fontWeight: 500 }}>{voce.voce}</Box>
        <Box sx={small}>
          {[voce.obbligatoria && checklistEntryFields.obbligatoria.label, validity(voce, stato === 'scaduto')]
            .filter(Boolean)
            .join(' · ')}
        </Box>
        {file && <FileText doc={file} />}
      </Box>
      <LineState stato={stato} />
      {(may || file) && (
        <Box className="no-print" sx={buttonsStyle}>
          {file && <FileButtons act={act} doc={file} />}
          {may && stato !== 'non_serve' && (
            <LineUpload docId={doc?._id} onUploaded={linked} pratica={pratica} voce={voce} />
          )}
          {may && (stato === 'manca' || stato === 'scaduto') && (
            <Button aria-label={detailTexts.request.rowName(voce.voce)} onClick={onAsk} size="small">
              {detailTexts.request.row}
            </Button>
          )}
          {may && stato === 'caricato' && (
            <Button
              aria-label={detailTexts.checklist.approveEntry(voce.voce)}
              onClick={() => set('approvato')}
              size="small"
              variant="outlined"
            >
              {detailTexts.checklist.approve}
            </Button>
          )}
          {may && (
            <MenuButton
              choices={choices(voce, { set, onEdit, remove })}
              icon={MoreIcon}
              label={detailTexts.checklist.moreOfEntry(voce.voce)}
            />
          )}
        </Box>
      )}
      <Box className="no-print" sx={{ gridColumn: '1 / -1', '&:empty': { display: 'none' } }}>
        <UploadList uploads={drop.uploads} />
      </Box>
      {dialog}
    </Box>
  )
}

interface LineUploadProps {
  pratica: Pratica
  voce: ChecklistEntry
  /** The document of the line gets a new version; a new one is made when absent. */
  docId: string | undefined
  onUploaded: (docId: string) => void
}

/** The button that uploads the file of one line as a document of the case file. The line shows the progress. */
function LineUpload({ pratica, voce, docId, onUploaded }: LineUploadProps) {
  const label = docId ? detailTexts.checklist.replace : detailTexts.checklist.attach
  return (
    <UploadButton
      aria-label={`${label}: ${voce.voce}`}
      aziendaId={aziendaIdOfPratica(pratica._id)}
      elsewhere
      label={label}
      nome={voce.voce}
      onUploaded={onUploaded}
      praticaId={pratica._id}
      {...(docId ? { docId } : {})}
    />
  )
}

/** Lets a file be dropped on a line of the checklist: the same upload as its button. */
function useDrop({ pratica, voce, docId, may, onUploaded }: LineUploadProps & { may: boolean }) {
  const [over, setOver] = useState(false)
  const aziendaId = aziendaIdOfPratica(pratica._id)
  const fields = { aziendaId, praticaId: pratica._id, nome: voce.voce }
  // the button's uploads: a dropped file shows with them
  const uploads = uploadsOfOne(fields, docId)
  const { start } = useUpload(uploads)
  const props = {
    onDragOver: (event: DragEvent) => {
      if (!may || !event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      const [file] = event.dataTransfer.files
      if (!may || !file) return
      event.preventDefault()
      setOver(false)
      start({ ...fields, docId, file, onDone: onUploaded })
    },
  }
  return { over, props, uploads }
}

type WithFile = Documento & Required<Pick<Documento, 'file'>>

/** The file of a line as it is saved, its size and the day of its upload. */
const FileText = ({ doc: { nome, file, caricatoIl } }: { doc: WithFile }) => (
  <Box sx={small}>
    <Box sx={{ color: 'text.primary', overflowWrap: 'anywhere' }}>{documentoFileName(nome, file.mime)}</Box>
    {[formatBytes(file.byte), caricatoIl && detailTexts.checklist.uploadedOn(formatDate(caricatoIl))]
      .filter(Boolean)
      .join(' · ')}
  </Box>
)

/** Opens and saves the file of a line; kinds that a browser must not show are only saved. */
const FileButtons = ({ doc, act }: { doc: WithFile; act: Act }) => (
  <Box sx={{ display: 'flex', gap: 1, ml: { xs: -3, md: 0 } }}>
    {isSafeToShow(doc.file.mime) && (
      <Button aria-label={detailTexts.checklist.openOne(doc.nome)} onClick={() => act('apri', doc)} size="small">
        {documenti.apri}
      </Button>
    )}
    <Button aria-label={detailTexts.checklist.saveOne(doc.nome)} onClick={() => act('scarica', doc)} size="small">
      {documenti.scarica}
    </Button>
  </Box>
)

/** The line has a button of its own for new versions. */
const nothing = () => undefined

/** On a desk the states are in one column that neither buttons nor upload errors move; a narrow page has the buttons below. */
const rowStyle = {
  ...lineStyle,
  display: 'grid',
  alignItems: { xs: 'start', md: 'center' },
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr) auto',
    md: 'minmax(0, 1fr) 112px 268px',
    lg: 'minmax(0, 1fr) 112px 376px',
  },
} as const
const small = { color: 'text.secondary', fontSize: '0.8125rem' } as const
const buttonsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  alignItems: 'center',
  justifyContent: { xs: 'flex-start', md: 'flex-end' },
  gridColumn: { xs: '1 / -1', md: 'auto' },
} as const

const target = { outline: '2px dashed', outlineColor: 'primary.main', outlineOffset: -2 } as const

interface Choosing {
  set: (next: ChecklistEntry['stato']) => void
  onEdit: () => void
  remove: () => void
}

function choices({ stato, docId }: ChecklistEntry, { set, onEdit, remove }: Choosing) {
  const words = detailTexts.checklist
  const steps = [
    { id: 'serve', label: words.serve, of: ['non_serve'], to: docId ? 'caricato' : 'manca' },
    { id: 'toglie', label: words.removes, of: ['approvato'], to: 'caricato' },
    { id: 'avuto', label: words.received, of: ['manca'], to: 'caricato' },
    { id: 'nonServe', label: words.nonServe, of: ['manca', 'caricato'], to: 'non_serve' },
  ] as const
  return [
    ...steps
      .filter(({ of }) => of.some((one) => one === stato))
      .map(({ id, label, to }) => ({ id, label, onChoose: () => set(to) })),
    { id: 'modifica', label: words.edit, onChoose: onEdit },
    { id: 'togli', label: words.takeAway, onChoose: remove },
  ]
}

const validity = ({ scadenza }: ChecklistEntry, expired: boolean): string | undefined =>
  scadenza && (expired ? detailTexts.checklist.expired : detailTexts.checklist.validOne)(formatDate(scadenza))

const looks = {
  manca: { tone: 'warning', icon: WarningIcon },
  caricato: { tone: 'info', icon: UploadFileIcon },
  approvato: { tone: 'success', icon: CheckCircleIcon },
  scaduto: { tone: 'error', icon: CancelIcon },
  non_serve: { tone: 'neutral', icon: CloseIcon },
} as const

/** State of a document: icon and label. An unknown state of another release shows as it is stored. */
const LineState = ({ stato }: { stato: ChecklistEntryState }) => (
  <Marker {...looks[Object.hasOwn(looks, stato) ? stato : 'non_serve']}>
    {labelOf(checklistEntryStateLabels, stato)}
  </Marker>
)
