import { aziendaIdOfPratica, type Pratica, type VoceChecklist } from '@bandiera/domain'
import { useState, type DragEvent } from 'react'
import { uploadsOfOne } from '../documenti/coda.ts'
import { useCarica } from '../documenti/use-carica.ts'

export interface DropVoce {
  pratica: Pratica
  voce: VoceChecklist
  /** The document of the line gets a new version; a new one is made when absent. */
  docId: string | undefined
  may: boolean
  onUploaded: (docId: string) => void
}

/** A line of the checklist on which a file can be dropped: the same upload as its button, progress included. */
export function useDropVoce({ pratica, voce, docId, may, onUploaded }: DropVoce) {
  const [over, setOver] = useState(false)
  const aziendaId = aziendaIdOfPratica(pratica._id)
  const fields = { aziendaId, praticaId: pratica._id, nome: voce.voce }
  // the queue of the button on it: what is dropped is shown with it
  const uploads = uploadsOfOne(fields, docId)
  const { carica } = useCarica(uploads)
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
      carica({ ...fields, ...(docId ? { docId } : {}), file, onDone: onUploaded })
    },
  }
  return { over, props, uploads }
}
