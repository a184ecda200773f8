import { Box, type ButtonProps } from '@bandiera/ui'
import { UploadList } from '@bandiera/ui/import'
import { uploadsOfOne } from './coda.ts'
import type { NuovoDocumento } from './carica.ts'
import { SceltaFile } from './scelta-file.tsx'
import { testi } from './testi.ts'
import { useCarica } from './use-carica.ts'
import { useDiritti } from './use-diritti.ts'

export interface CaricaDocumentoProps extends NuovoDocumento, Pick<ButtonProps, 'size' | 'variant'> {
  /** The document that gets a new version; a new one is made when absent. */
  docId?: string
  /** Word of the button. */
  label?: string
  /** Name of the button for who does not see what stands beside it. */
  'aria-label'?: string
  /** Where the files on their way are shown; under the button unless told. */
  elsewhere?: boolean
  /** After the file has arrived. */
  onUploaded?: (docId: string) => void
}

/**
 * A button that chooses one file and uploads it: progress under it, and when it fails the reason and "Riprova". Not there for
 * who may not upload.
 * @example <CaricaDocumento aziendaId={a} praticaId={p} nome={voce.voce} onUploaded={(docId) => link(docId)} />
 */
export function CaricaDocumento(props: CaricaDocumentoProps) {
  const { label = testi.carica, size = 'small', variant = 'outlined', elsewhere = false, onUploaded, ...rest } = props
  const { docId, ...nuovo } = rest
  const { 'aria-label': name, ...fields } = nuovo
  const uploads = uploadsOfOne(fields, docId)
  const { carica, limiti } = useCarica(uploads)
  if (!useDiritti(fields.aziendaId).scrive) return null
  const start = (file: File) => carica({ ...fields, file, ...(docId && { docId }), onDone: onUploaded })
  return (
    <Box className="no-print" sx={{ minWidth: 0 }}>
      <SceltaFile
        accept={limiti.estensioni.map((one) => `.${one}`).join(',')}
        aria-label={name}
        label={label}
        onFile={start}
        size={size}
        variant={variant}
      />
      {!elsewhere && <UploadList uploads={uploads} />}
    </Box>
  )
}
