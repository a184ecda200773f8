import type { LoggedOperation } from '@bandiera/domain'
import { type Portal, usePortal } from '@bandiera/platform'
import { Alert, Button, ConfirmDialog } from '@bandiera/ui'
import { useState } from 'react'
import * as z from 'zod/mini'
import { postJson } from '../parts/post-json.ts'
import type { Written } from './writer.ts'
import { texts } from '../texts.ts'

const ImportRecordSchema = z.object({
  id: z.string(),
  tipo: z.string(),
  quando: z.string(),
  file: z.optional(z.string()),
  nuovi: z.number(),
  aggiornati: z.number(),
  annullabile: z.boolean(),
  annullata: z.optional(z.object({ quando: z.string(), restano: z.number() })),
})
export type ImportRecord = z.infer<typeof ImportRecordSchema>
const ListSchema = z.object({ importazioni: z.array(ImportRecordSchema) })
const UndoneSchema = z.object({
  tolti: z.number(),
  riportati: z.number(),
  restano: z.array(z.object({ nome: z.string(), motivo: z.string() })),
})
export type Undone = z.infer<typeof UndoneSchema>

type Request = Portal['request']

export async function importsOf(request: Request): Promise<ImportRecord[]> {
  const { importazioni } = ListSchema.parse(await (await request('/api/importazioni')).json())
  return importazioni.filter(({ tipo }) => tipo === 'aziende')
}

/** `null` for an import that wrote nothing. */
async function recordImport(
  request: Request,
  written: { file: string; nuovi: number; aggiornati: number; operazioni: readonly LoggedOperation[] },
): Promise<string | null> {
  const { file, nuovi, aggiornati, operazioni } = written
  if (operazioni.length === 0) return null
  const body = {
    tipo: 'aziende',
    file: file.slice(0, 200),
    conteggi: { nuovi, aggiornati },
    operazioni: joined(operazioni),
  }
  const answer = await postJson(request, '/api/importazioni', body)
  return z.object({ id: z.nullable(z.string()) }).parse(answer).id
}

export const undoImport = async (request: Request, id: string): Promise<Undone> =>
  UndoneSchema.parse(await postJson(request, `/api/importazioni/${id}/annulla`, {}))

/** Joins neighbours: an import of thousands of lines is a few ranges. */
export function joined(operazioni: readonly LoggedOperation[]): LoggedOperation[] {
  const found: LoggedOperation[] = []
  for (const { da, a } of operazioni.toSorted((one, other) => one.da - other.da)) {
    const last = found.at(-1)
    if (last && da <= last.a + 1) last.a = Math.max(last.a, a)
    else found.push({ da, a })
  }
  return found
}

export type UndoState =
  /** Nothing was written, or it could not be put into the list. */
  | { stato: 'niente'; errore?: string }
  | { stato: 'pronta'; errore?: string; run: () => void }
  | { stato: 'in_corso' }
  | { stato: 'annullata'; esito: Undone }

/** A stop in between makes several entries of the list: all of them are taken back. */
export function useUndoImport() {
  const { request } = usePortal()
  const [ids, setIds] = useState<readonly string[]>([])
  const [running, setRunning] = useState(false)
  const [errore, setErrore] = useState<string>()
  const [result, setResult] = useState<Undone>()

  const keep = async (written: Written & { file: string }) => {
    try {
      const id = await recordImport(request, written)
      if (id) setIds((others) => [...others, id])
    } catch (failure) {
      setErrore((failure as Error).message)
    }
  }
  const undo = async () => {
    setRunning(true)
    setErrore(undefined)
    try {
      const all: Undone = { tolti: 0, riportati: 0, restano: [] }
      for (const id of ids.toReversed()) {
        const done = await undoImport(request, id)
        all.tolti += done.tolti
        all.riportati += done.riportati
        all.restano.push(...done.restano)
        setIds((others) => others.filter((one) => one !== id))
      }
      setResult(all)
    } catch (failure) {
      setErrore((failure as Error).message)
    }
    setRunning(false)
  }
  const forget = () => {
    setIds([])
    setErrore(undefined)
    setResult(undefined)
  }
  const told = errore === undefined ? {} : { errore }
  const annulla: UndoState = running
    ? { stato: 'in_corso' }
    : result
      ? { stato: 'annullata', esito: result }
      : ids.length > 0
        ? { stato: 'pronta', run: () => void undo(), ...told }
        : { stato: 'niente', ...told }
  return { annulla, keep, forget }
}

const { importaCsv: words } = texts

export function UndoImport({ annulla }: { annulla: UndoState }) {
  const [asking, setAsking] = useState(false)
  if (annulla.stato !== 'pronta' && annulla.stato !== 'in_corso') return null
  return (
    <>
      <Button disabled={annulla.stato === 'in_corso'} onClick={() => setAsking(true)}>
        {words.cancel}
      </Button>
      {asking && annulla.stato === 'pronta' && <UndoDialog onClose={() => setAsking(false)} onConfirm={annulla.run} />}
    </>
  )
}

export const UndoDialog = ({ onClose, onConfirm }: { onClose: () => void; onConfirm: () => void }) => (
  <ConfirmDialog
    cancel={words.undoNo}
    ok={words.undoYes}
    onAnswer={(confirmed) => {
      onClose()
      if (confirmed) onConfirm()
    }}
    open
    text={words.undoHelp}
    title={words.undoQuestion}
  />
)

export function UndoneNotice({ annulla }: { annulla: UndoState }) {
  if (annulla.stato === 'annullata') return <Result esito={annulla.esito} />
  const errore = annulla.stato === 'in_corso' ? undefined : annulla.errore
  return errore ? (
    <Alert role="alert" severity="error">
      {errore}
    </Alert>
  ) : null
}

export function Result({ esito: { tolti, riportati, restano } }: { esito: Undone }) {
  return (
    <Alert role="status" severity={restano.length > 0 ? 'warning' : 'success'}>
      {words.undone(tolti, riportati)} {restano.length > 0 && words.left(restano.length)}
      {restano.length > 0 && (
        <ul>
          {restano.map(({ nome, motivo }) => (
            <li key={`${nome} ${motivo}`}>
              {nome}: {motivo}
            </li>
          ))}
        </ul>
      )}
    </Alert>
  )
}
