import { ImportazioneAnnullataSchema, type ImportazioneAnnullata } from '@bandiera/domain'
import { usePortal } from '@bandiera/platform'
import { Alert, Box, Link } from '@bandiera/ui'
import { useState } from 'react'
import { hrefBando } from '../paths.ts'
import { testi } from '../testi.ts'
import { messageOf } from './use-import.ts'

export interface Annullo {
  busy: boolean
  fatto: ImportazioneAnnullata | null
  errore: string | null
  annulla: (id: string) => Promise<void>
}

/** Takes a whole import back, after a question. */
export function useAnnullo(onDone?: () => void): Annullo {
  const { request, confirm } = usePortal()
  const [busy, setBusy] = useState(false)
  const [fatto, setFatto] = useState<ImportazioneAnnullata | null>(null)
  const [errore, setErrore] = useState<string | null>(null)
  const annulla = async (id: string) => {
    const { annullaChiedi: title, annullaDomanda: text, annullaBreve: ok, annullaNo: cancel } = testi.importa
    if (!(await confirm({ title, text, ok, cancel }))) return
    setBusy(true)
    setErrore(null)
    try {
      const answer = await request(`/api/importazioni/${id}/annulla`, { method: 'POST' })
      setFatto(ImportazioneAnnullataSchema.parse(await answer.json()))
      onDone?.()
    } catch (error) {
      setErrore(messageOf(error))
    }
    setBusy(false)
  }
  return { busy, fatto, errore, annulla }
}

/** What was taken back, and each grant that stays with the reason. */
export function EsitoAnnullo({ fatto, errore }: Pick<Annullo, 'fatto' | 'errore'>) {
  if (errore)
    return (
      <Alert role="alert" severity="error">
        {errore}
      </Alert>
    )
  if (!fatto) return null
  const { tolti, riportati, restano } = fatto
  return (
    <Alert role="status" severity={restano.length > 0 ? 'warning' : 'success'}>
      {testi.importa.annullata(tolti, riportati)}
      {restano.length > 0 && (
        <>
          <div>{testi.importa.restano(restano.length)}</div>
          <Box component="ul" sx={{ m: 0, pl: 4 }}>
            {restano.map(({ id, coll, nome, motivo }) => (
              <li key={id}>
                {coll === 'bandi' ? <Link href={hrefBando(id)}>{nome}</Link> : nome}: {motivo}
              </li>
            ))}
          </Box>
        </>
      )}
    </Alert>
  )
}
