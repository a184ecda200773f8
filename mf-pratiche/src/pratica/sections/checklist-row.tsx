import {
  type Documento,
  formatBytes,
  formatDate,
  isSafeToShow,
  labelOf,
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
  Link,
  Marker,
  MoreIcon,
  UploadFileIcon,
  useToday,
  WarningIcon,
} from '@bandiera/ui'
import { UploadList } from '@bandiera/ui/import'
import { MenuButton } from '@bandiera/ui/list'
import { documentiTexts as documenti } from '../../documenti/texts.ts'
import { type DocumentoAction, useDocumentoActions } from '../../documenti/actions.tsx'
import { detailTexts } from './texts.ts'
import { lineStyle, type SectionProps } from './section.tsx'
import { LineUpload, useDrop } from './checklist-upload.tsx'
import { type PraticaWrites, usePraticaWrites } from './patch.ts'

interface ChecklistRowProps extends SectionProps {
  voce: ChecklistEntry
  index: number
  onEdit: () => void
  onAsk: () => void
}

/** One document of the checklist: name, file, state, validity, and its actions. */
export function ChecklistRow({ pratica, may, voce, index, onEdit, onAsk }: ChecklistRowProps) {
  const writes = usePraticaWrites(pratica)
  const stato = checklistEntryState(voce, useToday())
  const set = (next: ChecklistEntry['stato']) => void writes.run(writes.setLine('checklist', index, { stato: next }))
  const doc = useRecord('docs', voce.docId ?? '')
  const linked = (id: string) =>
    void writes.run(
      writes.setLine('checklist', index, { docId: id, stato: 'caricato' }),
      detailTexts.checklist.caricato(voce.voce),
    )
  const drop = useDrop({ pratica, voce, docId: doc?._id, may, onUploaded: linked })
  const { act, dialog } = useDocumentoActions(nothing)
  return (
    <Box component="li" {...drop.props} sx={{ ...rowStyle, ...(drop.over && target) }}>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ overflowWrap: 'anywhere', fontWeight: 500 }}>{voce.voce}</Box>
        <Box sx={small}>
          {[voce.obbligatoria && checklistEntryFields.obbligatoria.label, validity(voce, stato === 'scaduto')]
            .filter(Boolean)
            .join(' · ')}
        </Box>
        {doc?.file && <FileName doc={doc} file={doc.file} onOpen={act} />}
      </Box>
      <LineState stato={stato} />
      {may && (
        <Box className="no-print" sx={buttonsStyle}>
          {stato !== 'non_serve' && <LineUpload docId={doc?._id} onUploaded={linked} pratica={pratica} voce={voce} />}
          {(stato === 'manca' || stato === 'scaduto') && (
            <Button aria-label={detailTexts.richiesta.rigaNome(voce.voce)} onClick={onAsk} size="small">
              {detailTexts.richiesta.riga}
            </Button>
          )}
          {stato === 'caricato' && (
            <Button
              aria-label={detailTexts.checklist.approvaVoce(voce.voce)}
              onClick={() => set('approvato')}
              size="small"
              variant="outlined"
            >
              {detailTexts.checklist.approva}
            </Button>
          )}
          <MenuButton
            choices={[...fileChoices(doc, act), ...choices({ voce, index, set, onEdit, writes })]}
            icon={MoreIcon}
            label={detailTexts.checklist.altroVoce(voce.voce)}
          />
        </Box>
      )}
      <Box className="no-print" sx={{ gridColumn: '1 / -1', '&:empty': { display: 'none' } }}>
        <UploadList uploads={drop.uploads} />
      </Box>
      {dialog}
    </Box>
  )
}

interface FileNameProps {
  doc: Documento
  file: NonNullable<Documento['file']>
  onOpen: (azione: DocumentoAction, doc: Documento) => void
}

/** A link to the file: the name of its document, and its size. */
const FileName = ({ doc, file: { mime, byte }, onOpen }: FileNameProps) => (
  <Box sx={small}>
    <Link
      aria-label={detailTexts.checklist.apri(doc.nome)}
      component="button"
      onClick={() => onOpen(isSafeToShow(mime) ? 'apri' : 'scarica', doc)}
      sx={{ font: 'inherit', textAlign: 'left', overflowWrap: 'anywhere', minHeight: 24 }}
      type="button"
    >
      {doc.nome}
    </Link>{' '}
    · {formatBytes(byte)}
  </Box>
)

function fileChoices(doc: Documento | undefined, act: FileNameProps['onOpen']) {
  if (!doc?.file) return []
  return [
    ...(isSafeToShow(doc.file.mime)
      ? [{ id: 'apri', label: documenti.anteprima, onChoose: () => act('apri', doc) }]
      : []),
    { id: 'scarica', label: documenti.scarica, onChoose: () => act('scarica', doc) },
  ]
}

/** The line has a button of its own for new versions. */
const nothing = () => undefined

/** The states are in one column that neither buttons nor upload errors move. */
const rowStyle = {
  ...lineStyle,
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) 112px minmax(244px, auto)' },
} as const
const small = { color: 'text.secondary', fontSize: '0.8125rem' } as const
const buttonsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  alignItems: 'center',
  justifyContent: { xs: 'flex-start', sm: 'flex-end' },
  gridColumn: { xs: '1 / -1', sm: 'auto' },
} as const

const target = { outline: '2px dashed', outlineColor: 'primary.main', outlineOffset: -2 } as const

interface Choosing {
  voce: ChecklistEntry
  index: number
  set: (next: ChecklistEntry['stato']) => void
  onEdit: () => void
  writes: PraticaWrites
}

function choices({ voce, index, set, onEdit, writes }: Choosing) {
  const { stato, docId } = voce
  const there = docId ? 'caricato' : 'manca'
  return [
    ...(stato === 'non_serve' ? [{ id: 'serve', label: detailTexts.checklist.serve, onChoose: () => set(there) }] : []),
    ...(stato === 'approvato'
      ? [{ id: 'toglie', label: detailTexts.checklist.toglie, onChoose: () => set('caricato') }]
      : []),
    ...(stato === 'manca'
      ? [{ id: 'avuto', label: detailTexts.checklist.avuto, onChoose: () => set('caricato') }]
      : []),
    ...(stato === 'manca' || stato === 'caricato'
      ? [{ id: 'nonServe', label: detailTexts.checklist.nonServe, onChoose: () => set('non_serve') }]
      : []),
    { id: 'modifica', label: detailTexts.checklist.modifica, onChoose: onEdit },
    {
      id: 'togli',
      label: detailTexts.checklist.togli,
      onChoose: () => void writes.run(writes.removeLine('checklist', index), detailTexts.tolta(voce.voce)),
    },
  ]
}

const validity = ({ scadenza }: ChecklistEntry, expired: boolean): string | undefined =>
  scadenza && (expired ? detailTexts.checklist.scaduto : detailTexts.checklist.valido)(formatDate(scadenza))

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
