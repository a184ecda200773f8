import { aziendaIdOfPratica, type Pratica, type ChecklistEntry } from '@bandiera/domain'
import { type DragEvent, useState } from 'react'
import { UploadButton } from '../../slots/documenti.tsx'
import { detailTexts } from './texts.ts'
import { uploadsOfOne, useUpload } from '../../documenti/parts/upload.ts'

interface LineUploadProps {
  pratica: Pratica
  voce: ChecklistEntry
  /** The document of the line gets a new version; a new one is made when absent. */
  docId: string | undefined
  onUploaded: (docId: string) => void
}

/** The button that uploads the file of one line as a document of the case file. The line shows the progress. */
export function LineUpload({ pratica, voce, docId, onUploaded }: LineUploadProps) {
  const label = docId ? detailTexts.checklist.sostituisci : detailTexts.checklist.allega
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
export function useDrop({ pratica, voce, docId, may, onUploaded }: LineUploadProps & { may: boolean }) {
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
