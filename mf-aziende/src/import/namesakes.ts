import type { Azienda } from '@bandiera/domain'
import { texts } from '../texts.ts'
import { IMPORT_FIELDS } from './fields.ts'
import { inModes, type Modes, type JudgedRow } from './merge.ts'

const { importaCsv: words } = texts

const NEW = 'nuova'

/** The line is not written until the question is answered. */
export function ask(
  added: JudgedRow,
  omonime: readonly Azienda[],
  aggiorna: (azienda: Azienda) => JudgedRow,
): JudgedRow {
  const options = [
    ...omonime.map((azienda) => ({
      valore: azienda._id,
      etichetta: words.itIsThis(azienda.ragioneSociale, azienda.partitaIva ?? azienda.codiceFiscale),
      riga: aggiorna(azienda),
    })),
    { valore: NEW, etichetta: words.itIsNew, riga: added },
  ]
  const motivo = words.withoutNumber(omonime[0]!.ragioneSociale)
  const { riga, cells, titolo, numero, daControllare } = added
  const errors = [{ campo: IMPORT_FIELDS.partitaIva.label, motivo }]
  return { riga, cells, titolo, numero, daControllare, errori: errors, esito: 'errore', domanda: { opzioni: options } }
}

/** Two lines never update one company: the second would overwrite the first. */
export function withChoices(
  rows: readonly JudgedRow[],
  answers: ReadonlyMap<number, string>,
  modes: Modes,
): JudgedRow[] {
  const taken = new Map<string, number>()
  for (const { id, riga, esito, domanda } of rows) if (id && esito !== 'errore' && !domanda) taken.set(id, riga)
  return rows.map((row) => {
    const choice = answers.get(row.riga)
    const option = row.domanda?.opzioni.find(({ valore }) => valore === choice)
    if (!row.domanda || !option) return inModes(row, modes)
    const question = { ...row.domanda, scelta: choice }
    const { id } = option.riga
    const other = id === undefined ? undefined : taken.get(id)
    if (id !== undefined) taken.set(id, other ?? row.riga)
    if (other === undefined) return { ...inModes(option.riga, modes), domanda: question }
    return { ...row, domanda: question, errori: [{ campo: words.row, motivo: words.duplicate(other) }] }
  })
}
