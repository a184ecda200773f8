import { knownOf, type Istituto, type Operazione } from '@bandiera/domain'
import { useCollection, useWrites } from '@bandiera/live'
import { useUndo } from '@bandiera/platform'
import { readCsv } from '@bandiera/ui/import'
import { useState } from 'react'
import { texts } from './texts.ts'
import { checkRates, type CheckedRate } from './rates.ts'

/** Reads a file of rates, judges it and writes it, one institute after the other. */
export function useRatesImport() {
  const istituti = useCollection('istituti')
  const { update } = useWrites()
  const done = useUndo()
  const [rows, setRows] = useState<readonly CheckedRate[] | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [isWriting, setWriting] = useState(false)

  const choose = async (file: File) => {
    const read = await readCsv(file)
    const judged = read.ok ? checkRates(read.table, istituti) : read.motivo
    setError(typeof judged === 'string' ? judged : null)
    setRows(typeof judged === 'string' ? null : judged)
  }
  const apply = async () => {
    setWriting(true)
    const operations: Operazione[] = []
    let written = 0
    let after = rows ?? []
    for (const istituto of istituti) {
      const own = after.filter(({ change }) => change?.istitutoId === istituto._id)
      if (own.length === 0) continue
      const set = { prodotti: withRates(istituto, own) }
      const motivo = await update('istituti', istituto._id, { set }, { base: istituto.versione }).then(
        (operation) => void (operation && operations.push(operation)),
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      )
      if (motivo === undefined) written += own.length
      after = after.map((one) => (own.includes(one) ? outcome(one, motivo) : one))
      setRows(after)
    }
    setWriting(false)
    if (written > 0) done(texts.aggiornati(written), operations)
  }
  const again = () => setRows(null)
  return { istituti, rows, error, isWriting, choose, apply, again }
}

/** A line whose rates are in the portal now, or that the server refused and that can be sent again. */
const outcome = (one: CheckedRate, motivo: string | undefined): CheckedRate =>
  motivo === undefined ? { ...one, change: undefined } : { ...one, esito: 'errore', motivo }

const withRates = ({ prodotti = [] }: Istituto, rows: readonly CheckedRate[]) =>
  prodotti.map((prodotto) => {
    const tasso = rows.find(({ change }) => change?.prodottoId === prodotto.id)?.change?.tasso
    return tasso ? knownOf({ ...prodotto, ...tasso }) : prodotto
  })
