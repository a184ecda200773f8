import type { Azienda } from '@bandiera/domain'
import { testi } from '../texts.ts'
import { CAMPI_IMPORT } from './fields.ts'
import type { RigaGiudicata } from './judge.ts'
import { inModi, type Modi } from './merge.ts'

const { importaCsv: words } = testi

/** What a person is asked of a line without a number whose name a company has: which company it is, or that it is a new one. */
export interface Domanda {
  opzioni: readonly Opzione[]
  /** `valore` of the option that was chosen. */
  scelta?: string | undefined
}

interface Opzione {
  valore: string
  etichetta: string
  /** What the line is then. */
  riga: RigaGiudicata
}

const NUOVA = 'nuova'

/** The line as a question: until it is answered nothing is written of it. */
export function chiedi(
  nuova: RigaGiudicata,
  omonime: readonly Azienda[],
  aggiorna: (azienda: Azienda) => RigaGiudicata,
): RigaGiudicata {
  const opzioni = [
    ...omonime.map((azienda) => ({
      valore: azienda._id,
      etichetta: words.eQuesta(azienda.ragioneSociale, azienda.partitaIva ?? azienda.codiceFiscale),
      riga: aggiorna(azienda),
    })),
    { valore: NUOVA, etichetta: words.eNuova, riga: nuova },
  ]
  const motivo = words.senzaNumero(omonime[0]!.ragioneSociale)
  const { riga, cells, titolo, numero, daControllare } = nuova
  const errori = [{ campo: CAMPI_IMPORT.partitaIva.label, motivo }]
  return { riga, cells, titolo, numero, daControllare, errori, esito: 'errore', domanda: { opzioni } }
}

/**
 * The lines of a file with what was chosen: the answers by number of line, and what may be overwritten. Two lines never update
 * one company, since the second would write over the first.
 */
export function conScelte(
  righe: readonly RigaGiudicata[],
  risposte: ReadonlyMap<number, string>,
  modi: Modi,
): RigaGiudicata[] {
  const taken = new Map<string, number>()
  for (const { id, riga, esito, domanda } of righe) if (id && esito !== 'errore' && !domanda) taken.set(id, riga)
  return righe.map((riga) => {
    const scelta = risposte.get(riga.riga)
    const opzione = riga.domanda?.opzioni.find(({ valore }) => valore === scelta)
    if (!riga.domanda || !opzione) return inModi(riga, modi)
    const domanda = { ...riga.domanda, scelta }
    const { id } = opzione.riga
    const other = id === undefined ? undefined : taken.get(id)
    if (id !== undefined) taken.set(id, other ?? riga.riga)
    if (other === undefined) return { ...inModi(opzione.riga, modi), domanda }
    return { ...riga, domanda, errori: [{ campo: words.riga, motivo: words.doppia(other) }] }
  })
}
