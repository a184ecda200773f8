import { aziendaIdOfPratica, type Pratica, type VoceChecklist } from '@bandiera/domain'
import { CaricaDocumento } from '../documenti/documenti.tsx'
import { testi } from '../testi.ts'

const { checklist: t } = testi.pagina

export interface VoceFileProps {
  pratica: Pratica
  voce: VoceChecklist
  docId: string | undefined
  onUploaded: (docId: string) => void
}

/** The button that gives one line of the checklist its file, which becomes a document of the case file. The line shows its way. */
export function VoceFile({ pratica, voce, docId, onUploaded }: VoceFileProps) {
  const label = docId ? t.sostituisci : t.allega
  return (
    <CaricaDocumento
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
