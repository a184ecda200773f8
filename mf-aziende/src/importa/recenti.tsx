import { formatInstant } from '@bandiera/domain'
import { usePortal } from '@bandiera/platform'
import { Alert, Button, Stack, Typography } from '@bandiera/ui'
import { useEffect, useState } from 'react'
import { testi } from '../testi.ts'
import { AnnullaDialog, Esito } from './annulla-importazione.tsx'
import { importazioniOf, undoImport, type Importazione, type Undone } from './annulla.ts'

const { importaCsv: words } = testi
const SHOWN = 5

/** The last imports of companies, each with its way back as long as it has one. */
export function Recenti() {
  const { request } = usePortal()
  const [list, setList] = useState<readonly Importazione[]>([])
  const [asking, setAsking] = useState<string | null>(null)
  const [esito, setEsito] = useState<Undone | null>(null)
  const [errore, setErrore] = useState<string | null>(null)
  useEffect(() => {
    let here = true
    // without the list the import works all the same
    importazioniOf(request).then(
      (all) => here && setList(all.slice(0, SHOWN)),
      () => {},
    )
    return () => {
      here = false
    }
  }, [request, esito])
  const undo = async (id: string) => {
    setErrore(null)
    try {
      setEsito(await undoImport(request, id))
    } catch (failure) {
      setErrore((failure as Error).message)
    }
  }
  if (list.length === 0) return null
  return (
    <Stack component="section" sx={{ gap: 2, width: 1 }}>
      <Typography component="h2" variant="h3">
        {words.recenti}
      </Typography>
      {errore && (
        <Alert role="alert" severity="error">
          {errore}
        </Alert>
      )}
      {esito && <Esito esito={esito} />}
      <Stack component="ul" sx={{ gap: 1, m: 0, p: 0, listStyle: 'none' }}>
        {list.map((one) => (
          <Stack component="li" direction="row" key={one.id} sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
            <Typography sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
              {formatInstant(one.quando)} · {words.recente(one.file ?? words.senzaNome, one.nuovi, one.aggiornati)}
              {one.annullata && ` · ${words.annullataIl(formatInstant(one.annullata.quando))}`}
            </Typography>
            {one.annullabile && <Button onClick={() => setAsking(one.id)}>{words.annullaSi}</Button>}
          </Stack>
        ))}
      </Stack>
      {asking && <AnnullaDialog onClose={() => setAsking(null)} onConfirm={() => void undo(asking)} />}
    </Stack>
  )
}
