import { formatInstant, ImportazioniSchema, type Importazione } from '@bandiera/domain'
import { usePortal } from '@bandiera/platform'
import { Box, Button, Disclosure, LinearProgress, Typography } from '@bandiera/ui'
import { useCallback, useEffect, useState } from 'react'
import { testi } from '../testi.ts'
import { EsitoAnnullo, useAnnullo } from './annulla-importazione.tsx'
import { messageOf } from './use-import.ts'

/** The imports that were made, each with its undo while it can be taken back. */
export function Importazioni() {
  const { importazioni, errore, load } = useImportazioni()
  const annullo = useAnnullo(load)
  const { elenco, nessuna } = testi.importa
  return (
    <Disclosure title={elenco}>
      {importazioni === null && !errore && <LinearProgress aria-label={elenco} />}
      {errore && (
        <Box role="alert">
          {errore} <Button onClick={load}>{testi.importa.riprova}</Button>
        </Box>
      )}
      {importazioni?.length === 0 && <Typography color="textSecondary">{nessuna}</Typography>}
      <EsitoAnnullo {...annullo} />
      <Box aria-label={elenco} component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {importazioni?.map((one) => (
          <Box component="li" key={one.id} sx={line}>
            <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
              {testi.importa.quando(formatInstant(one.quando), one.chi)}
              <Typography color="textSecondary" variant="body2">
                {detailsOf(one)}
              </Typography>
            </Box>
            {one.annullabile && (
              <Button
                aria-label={testi.importa.annullaQuella(formatInstant(one.quando))}
                disabled={annullo.busy}
                onClick={() => void annullo.annulla(one.id)}
              >
                {testi.importa.annullaBreve}
              </Button>
            )}
          </Box>
        ))}
      </Box>
    </Disclosure>
  )
}

const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, py: 1 } as const

const detailsOf = ({ file, nuovi, aggiornati, annullata }: Importazione): string =>
  [
    file,
    testi.importa.conteggi(nuovi, aggiornati),
    annullata && testi.importa.giaAnnullata(formatInstant(annullata.quando)),
  ]
    .filter(Boolean)
    .join(' · ')

type Read = { importazioni: readonly Importazione[] | null; errore: string | null }

function useImportazioni(): Read & { load: () => void } {
  const { request } = usePortal()
  const [read, setRead] = useState<Read>({ importazioni: null, errore: null })
  const [asked, setAsked] = useState(0)
  const load = useCallback(() => setAsked((times) => times + 1), [])
  useEffect(() => {
    const gone = new AbortController()
    request('/api/importazioni', { signal: gone.signal })
      .then(async (answer) => ImportazioniSchema.parse(await answer.json()).importazioni)
      .then(
        (all) => setRead({ importazioni: all.filter(({ tipo }) => tipo === 'incentivi'), errore: null }),
        (error: unknown) => {
          if (!gone.signal.aborted) setRead((last) => ({ ...last, errore: messageOf(error) }))
        },
      )
    return () => gone.abort()
  }, [request, asked])
  return { ...read, load }
}
