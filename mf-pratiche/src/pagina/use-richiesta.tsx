import { aziendaIdOfPratica, statoVoce, type Pratica } from '@bandiera/domain'
import { useRecord } from '@bandiera/live'
import { useToday } from '@bandiera/ui'
import { useState, type ReactNode } from 'react'
import { RichiediDialog } from './richiedi-dialog.tsx'

/** The window that asks for documents, opened for one of them or for all that are missing. */
export function useRichiesta(pratica: Pratica): { ask: (voce?: string) => void; dialog: ReactNode } {
  const [asked, setAsked] = useState<readonly string[] | null>(null)
  const azienda = useRecord('aziende', aziendaIdOfPratica(pratica._id))
  const oggi = useToday()
  const missing = (pratica.checklist ?? []).filter((voce) => ['manca', 'scaduto'].includes(statoVoce(voce, oggi)))
  const mandatory = missing.filter(({ obbligatoria }) => obbligatoria)
  const names = (lines: typeof missing) => [...new Set(lines.map(({ voce }) => voce))]
  const close = () => setAsked(null)
  return {
    ask: (voce) => setAsked(voce === undefined ? names(mandatory.length > 0 ? mandatory : missing) : [voce]),
    dialog: asked && (
      <RichiediDialog azienda={azienda} onClose={close} pratica={pratica} scelte={asked} voci={names(missing)} />
    ),
  }
}
