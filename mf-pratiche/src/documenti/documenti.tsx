import { aziendaIdOfPratica, type Documento } from '@bandiera/domain'
import { useLiveStatus, useCollection } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import { Box, EmptyState, useToday } from '@bandiera/ui'
import { FileDrop, UploadList } from '@bandiera/ui/import'
import { DataTable } from '@bandiera/ui/list'
import { useCallback, useMemo, useRef, type ChangeEvent } from 'react'
import { uploadsFor } from './coda.ts'
import { makeColonne } from './colonne.tsx'
import { makeFiltri } from './filtri.ts'
import { testi } from './testi.ts'
import { useAzioni } from './use-azioni.tsx'
import { useCarica } from './use-carica.ts'
import { useDiritti } from './use-diritti.ts'

export { CaricaDocumento, type CaricaDocumentoProps } from './carica-documento.tsx'

export interface DocumentiProps {
  aziendaId: string
  /** Only the documents of this case file; what is uploaded belongs to it. */
  praticaId?: string
}

/** The documents of a company or of one of its case files: upload, look, save, new versions, validity, publication. */
export function Documenti({ aziendaId, praticaId }: DocumentiProps) {
  const oggi = useToday()
  const { ready } = useLiveStatus()
  const { scrive } = useDiritti(aziendaId)
  const all = useCollection('docs')
  const docs = useMemo(
    () => all.filter((doc) => (praticaId ? doc.praticaId === praticaId : doc.clienteId === aziendaId)),
    [all, aziendaId, praticaId],
  )
  const { upload, field } = useUpload({ aziendaId, praticaId })
  const { act, finestra } = useAzioni(upload.nuovaVersione)
  const columns = useMemo(() => makeColonne(act), [act])
  const filters = useMemo(() => makeFiltri(docs, oggi), [docs, oggi])
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {scrive && field}
      <DataTable
        columns={columns}
        csv="documenti"
        empty={<EmptyState text={scrive ? testi.vuotoScrive : testi.vuotoLegge} title={testi.vuoto} />}
        filters={filters}
        label={testi.documenti}
        loading={!ready && docs.length === 0}
        nome={testi.nome}
        records={docs}
      />
      {finestra}
    </Box>
  )
}

/** As a tab of the company's page and of the case file's. */
export function Component({ aziendaId, praticaId }: Partial<DocumentiProps>) {
  const azienda = aziendaId ?? aziendaIdOfPratica(praticaId ?? '')
  return <Documenti aziendaId={azienda} {...(praticaId && { praticaId })} />
}

/** The place to drop files on, what is on its way, and the chooser of a new version. */
function useUpload({ aziendaId, praticaId }: DocumentiProps) {
  const { notify } = usePortal()
  const uploads = uploadsFor(`${aziendaId} ${praticaId ?? ''}`)
  const { carica, limiti } = useCarica(uploads)
  const chooser = useRef<HTMLInputElement>(null)
  const target = useRef<Documento>(null)
  const add = (file: File, doc?: Documento | null) => {
    const onDone = () => notify({ text: testi.caricato(file.name), kind: 'success' })
    carica({ aziendaId, praticaId, file, onDone, ...(doc && { docId: doc._id }) })
  }
  const nuovaVersione = useCallback((doc: Documento) => {
    target.current = doc
    chooser.current?.click()
  }, [])
  const chosen = ({ target: input }: ChangeEvent<HTMLInputElement>) => {
    for (const file of input.files ?? []) add(file, target.current)
    input.value = ''
  }
  const accept = limiti.estensioni.map((one) => `.${one}`).join(',')
  const field = (
    <Box className="no-print">
      <FileDrop
        accept={accept}
        help={testi.limiti(limiti)}
        label={testi.trascina}
        onFiles={(files) => files.forEach((file) => add(file))}
      />
      <input accept={accept} aria-label={testi.nuovaVersione} hidden onChange={chosen} ref={chooser} type="file" />
      <UploadList uploads={uploads} />
    </Box>
  )
  return { upload: { nuovaVersione }, field }
}
