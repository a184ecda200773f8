import type { Documento } from '@bandiera/domain'
import { useRecord } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import { refusalOf } from '@bandiera/policy'
import { Box, Button, type ButtonProps, UploadFileIcon } from '@bandiera/ui'
import { UploadList } from '@bandiera/ui/import'
import { type ChangeEvent, useMemo, useRef } from 'react'
import { type NewDocumento, uploadsOfOne, useUpload } from './upload.ts'
import { documentiTexts } from '../texts.ts'

export interface UploadButtonProps extends NewDocumento, Pick<ButtonProps, 'size' | 'variant'> {
  /** The document that gets a new version; a new one is made when absent. */
  docId?: string
  label?: string
  /** Name of the button for screen readers. */
  'aria-label'?: string
  /** The caller shows the uploads; otherwise they are below the button. */
  elsewhere?: boolean
  onUploaded?: (docId: string) => void
}

/** Chooses one file and uploads it, with progress, errors and "Riprova" below; nothing for users who may not upload. */
export function UploadButton(props: UploadButtonProps) {
  const { label = documentiTexts.carica, size = 'small', variant = 'outlined', elsewhere = false, ...rest } = props
  const { docId, onUploaded, 'aria-label': name, ...fields } = rest
  const uploads = uploadsOfOne(fields, docId)
  const { start: upload, limits } = useUpload(uploads)
  if (!useRights(fields.aziendaId).scrive) return null
  const start = (file: File) => upload({ ...fields, file, docId, onDone: onUploaded })
  return (
    <Box className="no-print" sx={{ minWidth: 0 }}>
      <FileButton
        accept={limits.estensioni.map((one) => `.${one}`).join(',')}
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

interface FileButtonProps extends Pick<ButtonProps, 'size' | 'variant' | 'aria-label'> {
  accept: string
  label: string
  onFile: (file: File) => void
}

/** The browser's own chooser of one file behind a button. */
function FileButton({ accept, label, onFile, ...look }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  const chosen = ({ target }: ChangeEvent<HTMLInputElement>) => {
    for (const file of target.files ?? []) onFile(file)
    // the same file can be chosen again
    target.value = ''
  }
  return (
    <>
      <Button {...look} onClick={() => input.current?.click()} startIcon={<UploadFileIcon />}>
        {label}
      </Button>
      <input
        accept={accept}
        aria-label={look['aria-label'] ?? label}
        hidden
        onChange={chosen}
        ref={input}
        type="file"
      />
    </>
  )
}

export type Rights = Record<'scrive' | 'elimina' | 'pubblica', boolean>

/** What the signed-in user may do with the documents of a company; the server decides again. */
export function useRights(aziendaId: string): Rights {
  const { usr } = usePortal()
  const azienda = useRecord('aziende', aziendaId)
  return useMemo(() => {
    const doc: Documento = { _id: '', clienteId: aziendaId, nome: '' }
    const aziende = azienda ? { before: azienda, after: azienda } : {}
    const may = (before: Documento | null, after: Documento | null) =>
      usr !== null && refusalOf(usr, { coll: 'docs', before, after, aziende }) === null
    return { scrive: may(null, doc), elimina: may(doc, null), pubblica: may(doc, { ...doc, pubblico: true }) }
  }, [usr, azienda, aziendaId])
}
