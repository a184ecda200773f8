import { formatInstant, type ImportEntry, type ImportUndo, ImportUndoSchema, ImportListSchema } from '@bandiera/domain'
import { usePortal } from '@bandiera/platform'
import { Alert, Box, Button, Disclosure, LinearProgress, Link, Muted } from '@bandiera/ui'
import { useCallback, useEffect, useState } from 'react'
import { texts } from '../texts.ts'
import { messageOf } from './use-import.ts'
import { hrefBando } from '../paths.ts'

export function ImportHistory() {
  const { importazioni, errore, load } = useImports()
  const undo = useUndoImport(load)
  const { list, noneOf } = texts.importa
  return (
    <Disclosure title={list}>
      {importazioni === null && !errore && <LinearProgress aria-label={list} />}
      {errore && (
        <Box role="alert">
          {errore} <Button onClick={load}>{texts.importa.retry}</Button>
        </Box>
      )}
      {importazioni?.length === 0 && <Muted>{noneOf}</Muted>}
      <UndoOutcome {...undo} />
      <Box aria-label={list} component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {importazioni?.map((one) => (
          <Box component="li" key={one.id} sx={line}>
            <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
              {texts.importa.quando(formatInstant(one.quando), one.chi)}
              <Muted variant="body2">{detailsOf(one)}</Muted>
            </Box>
            {one.annullabile && (
              <Button
                aria-label={texts.importa.undoThat(formatInstant(one.quando))}
                disabled={undo.busy}
                onClick={() => void undo.annulla(one.id)}
              >
                {texts.importa.annullaBreve}
              </Button>
            )}
          </Box>
        ))}
      </Box>
    </Disclosure>
  )
}

const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, py: 1 } as const

const { importa } = texts

const detailsOf = ({ file, nuovi, aggiornati, annullata }: ImportEntry): string =>
  [file, importa.counts(nuovi, aggiornati), annullata && importa.alreadyUndone(formatInstant(annullata.quando))]
    .filter(Boolean)
    .join(' · ')

type Read = { importazioni: readonly ImportEntry[] | null; errore: string | null }

function useImports(): Read & { load: () => void } {
  const { request } = usePortal()
  const [read, setRead] = useState<Read>({ importazioni: null, errore: null })
  const [asked, setAsked] = useState(0)
  const load = useCallback(() => setAsked((times) => times + 1), [])
  useEffect(() => {
    const gone = new AbortController()
    request('/api/importazioni', { signal: gone.signal })
      .then(async (answer) => ImportListSchema.parse(await answer.json()).importazioni)
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

export interface UndoState {
  busy: boolean
  fatto: ImportUndo | null
  errore: string | null
  annulla: (id: string) => Promise<void>
}

export function useUndoImport(onDone?: () => void): UndoState {
  const { request, confirm } = usePortal()
  const [busy, setBusy] = useState(false)
  const [fatto, setFatto] = useState<ImportUndo | null>(null)
  const [errore, setErrore] = useState<string | null>(null)
  const annulla = async (id: string) => {
    const { annullaChiedi: title, annullaDomanda: text, annullaBreve: ok, annullaNo: cancel } = texts.importa
    if (!(await confirm({ title, text, ok, cancel }))) return
    setBusy(true)
    setErrore(null)
    try {
      const answer = await request(`/api/importazioni/${id}/annulla`, { method: 'POST' })
      setFatto(ImportUndoSchema.parse(await answer.json()))
      onDone?.()
    } catch (error) {
      setErrore(messageOf(error))
    }
    setBusy(false)
  }
  return { busy, fatto, errore, annulla }
}

export const Failure = ({ text }: { text: string | undefined }) =>
  text && (
    <Alert role="alert" severity="error">
      {text}
    </Alert>
  )

/** The result of the undo, and each grant that was kept, with the reason. */
export function UndoOutcome({ fatto, errore }: Pick<UndoState, 'fatto' | 'errore'>) {
  if (errore) return <Failure text={errore} />
  if (!fatto) return null
  const { tolti, riportati, restano } = fatto
  return (
    <Alert role="status" severity={restano.length > 0 ? 'warning' : 'success'}>
      {texts.importa.undone(tolti, riportati)}
      {restano.length > 0 && (
        <>
          <div>{texts.importa.left(restano.length)}</div>
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
