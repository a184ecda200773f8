import { knownOf, type Istituto, type Operazione } from '@bandiera/domain'
import { useCollection, useWrites } from '@bandiera/live'
import { useUndo } from '@bandiera/platform'
import { readCsv } from '@bandiera/ui/import'
import { useState } from 'react'
import { texts } from './texts.ts'
import { giudicaTassi, type TassoGiudicato } from './rates.ts'

/** Reads a file of rates, judges it and writes it, one institute after the other. */
export function useTassi() {
  const istituti = useCollection('istituti')
  const { update } = useWrites()
  const done = useUndo()
  const [righe, setRighe] = useState<readonly TassoGiudicato[] | null>(null)
  const [errore, setErrore] = useState<string | null>(null)
  const [attivo, setAttivo] = useState(false)

  const choose = async (file: File) => {
    const read = await readCsv(file)
    const judged = read.ok ? giudicaTassi(read.table, istituti) : read.motivo
    setErrore(typeof judged === 'string' ? judged : null)
    setRighe(typeof judged === 'string' ? null : judged)
  }
  const apply = async () => {
    setAttivo(true)
    const operations: Operazione[] = []
    let written = 0
    let after = righe ?? []
    for (const istituto of istituti) {
      const own = after.filter(({ cambia }) => cambia?.istitutoId === istituto._id)
      if (own.length === 0) continue
      const set = { prodotti: withRates(istituto, own) }
      const motivo = await update('istituti', istituto._id, { set }, { base: istituto.versione }).then(
        (operation) => void (operation && operations.push(operation)),
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      )
      if (motivo === undefined) written += own.length
      after = after.map((one) => (own.includes(one) ? outcome(one, motivo) : one))
      setRighe(after)
    }
    setAttivo(false)
    if (written > 0) done(texts.aggiornati(written), operations)
  }
  const again = () => setRighe(null)
  return { istituti, righe, errore, attivo, choose, apply, again }
}

/** A line whose rates are in the portal now, or that the server refused and that can be sent again. */
const outcome = (one: TassoGiudicato, motivo: string | undefined): TassoGiudicato =>
  motivo === undefined ? { ...one, cambia: undefined } : { ...one, esito: 'errore', motivo }

const withRates = ({ prodotti = [] }: Istituto, righe: readonly TassoGiudicato[]) =>
  prodotti.map((prodotto) => {
    const tasso = righe.find(({ cambia }) => cambia?.prodottoId === prodotto.id)?.cambia?.tasso
    return tasso ? knownOf({ ...prodotto, ...tasso }) : prodotto
  })
