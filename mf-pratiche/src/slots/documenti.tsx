import { aziendaIdOfPratica, type Documento, documentoKindLabel, validityOf } from '@bandiera/domain'
import { useRecords } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import { Box, EmptyState, useToday } from '@bandiera/ui'
import { FileDrop, UploadList } from '@bandiera/ui/import'
import { DataTable, type ListFilter, optionsOf } from '@bandiera/ui/list'
import { type ChangeEvent, useCallback, useMemo, useRef } from 'react'
import { uploadsFor, useUpload } from '../documenti/parts/upload.ts'
import { documentiColumns } from '../documenti/columns.tsx'
import { documentiTexts } from '../documenti/texts.ts'
import { useDocumentoActions } from '../documenti/actions.tsx'
import { useRights } from '../documenti/parts/upload-button.tsx'

export { UploadButton, type UploadButtonProps } from '../documenti/parts/upload-button.tsx'

interface DocumentiListProps {
  aziendaId: string
  /** Only the documents of this case file; what is uploaded belongs to it. */
  praticaId?: string
}

/** The documents of a company or of one of its case files: upload, preview, download, versions, validity, publication. */
export function DocumentiList({ aziendaId, praticaId }: DocumentiListProps) {
  const oggi = useToday()
  const { scrive } = useRights(aziendaId)
  const { records: all, state } = useRecords({ coll: 'docs', rows: 'all' })
  const docs = useMemo(
    () => all.filter((doc) => (praticaId ? doc.praticaId === praticaId : doc.clienteId === aziendaId)),
    [all, aziendaId, praticaId],
  )
  const { nuovaVersione, field } = useUploadField({ aziendaId, praticaId })
  const { act, dialog } = useDocumentoActions(nuovaVersione)
  const columns = useMemo(() => documentiColumns(act), [act])
  const filters = useMemo(() => documentiFilters(docs, oggi), [docs, oggi])
  const { vuoto, vuotoScrive, vuotoLegge } = documentiTexts
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {scrive && field}
      <DataTable
        columns={columns}
        csv="documenti"
        empty={<EmptyState text={scrive ? vuotoScrive : vuotoLegge} title={vuoto} />}
        filters={filters}
        label={documentiTexts.documenti}
        loading={state === 'loading' && docs.length === 0}
        nome={documentiTexts.nome}
        records={docs}
      />
      {dialog}
    </Box>
  )
}

export function Component({ aziendaId, praticaId }: Partial<DocumentiListProps>) {
  const azienda = aziendaId ?? aziendaIdOfPratica(praticaId ?? '')
  return <DocumentiList aziendaId={azienda} {...(praticaId && { praticaId })} />
}

/** The drop area, its uploads, and the file chooser of a new version. */
function useUploadField({ aziendaId, praticaId }: DocumentiListProps) {
  const { notify } = usePortal()
  const uploads = uploadsFor(`${aziendaId} ${praticaId ?? ''}`)
  const { start, limits } = useUpload(uploads)
  const chooser = useRef<HTMLInputElement>(null)
  const target = useRef<Documento>(null)
  const add = (file: File, doc?: Documento | null) => {
    const onDone = () => notify({ text: documentiTexts.caricato(file.name), kind: 'success' })
    start({ aziendaId, praticaId, file, onDone, ...(doc && { docId: doc._id }) })
  }
  const nuovaVersione = useCallback((doc: Documento) => {
    target.current = doc
    chooser.current?.click()
  }, [])
  const chosen = ({ target: input }: ChangeEvent<HTMLInputElement>) => {
    for (const file of input.files ?? []) add(file, target.current)
    input.value = ''
  }
  const accept = limits.estensioni.map((one) => `.${one}`).join(',')
  const field = (
    <Box className="no-print">
      <FileDrop
        accept={accept}
        help={documentiTexts.limiti(limits)}
        label={documentiTexts.trascina}
        onFiles={(files) => files.forEach((file) => add(file))}
      />
      <input
        accept={accept}
        aria-label={documentiTexts.nuovaVersione}
        hidden
        onChange={chosen}
        ref={chooser}
        type="file"
      />
      <UploadList uploads={uploads} />
    </Box>
  )
  return { nuovaVersione, field }
}

function documentiFilters(docs: readonly Documento[], oggi: string): ListFilter<Documento>[] {
  const tipi = [...new Set(docs.flatMap(({ tipo }) => (tipo ? [tipo] : [])))]
  const options = tipi.map((value) => ({ value, label: documentoKindLabel(value) }))
  return [
    {
      id: 'tipo',
      label: documentiTexts.colonne.kind,
      options: options.sort((a, b) => a.label.localeCompare(b.label)),
      of: ({ tipo }) => tipo,
    },
    {
      id: 'validita',
      label: documentiTexts.filtri.validity,
      options: optionsOf(documentiTexts.validita),
      of: (doc) => validityOf(doc, oggi) ?? 'senza',
    },
    {
      id: 'visibilita',
      label: documentiTexts.filtri.public,
      options: optionsOf(documentiTexts.visibilita),
      of: ({ pubblico }) => (pubblico ? 'pubblico' : 'riservato'),
    },
  ]
}
