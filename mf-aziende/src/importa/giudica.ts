import { nomeCampoAzienda, type Azienda } from '@bandiera/domain'
import type { WritePatch } from '@bandiera/live'
import type { CsvRow } from '@bandiera/ui/import'
import * as z from 'zod/mini'
import { testi } from '../testi.ts'
import { CAMPI_IMPORT, type Mappa } from './campi.ts'
import type { ComuniDelFile } from './comuni.ts'
import { numeriOf } from './gia-presenti.ts'
import { ImportSchemas, recordOf, type ImportValues } from './import.rules.ts'
import { leggiRiga, type Rilievo } from './leggi-riga.ts'
import { unisci } from './unisci.ts'

const { importaCsv: words } = testi

/** What would become of one line. */
export interface RigaGiudicata {
  riga: number
  cells: readonly string[]
  titolo: string
  numero: string
  esito: 'nuovo' | 'aggiornato' | 'identico' | 'errore'
  errori: Rilievo[]
  daControllare: Rilievo[]
  /** The company that it updates, or made. */
  id?: string | undefined
  nuova?: Omit<Azienda, '_id'> | undefined
  patch?: WritePatch | undefined
}

export interface Giudizio {
  mappa: Mappa
  gestoreId: string
  comuni: ComuniDelFile
  /** Companies of the gestore that the lines are compared with. */
  aziende: readonly Azienda[]
}

/** Judges the lines of a file one after the other; it remembers the numbers it has met. */
export function createGiudice({
  mappa,
  gestoreId,
  comuni,
  aziende,
}: Giudizio): (row: CsvRow) => Promise<RigaGiudicata> {
  const stored = new Map<string, Azienda>()
  for (const azienda of aziende) for (const number of numeriOf(azienda)) stored.set(number, azienda)
  const met = new Map<string, number>()
  return async ({ riga, cells, inPiu }) => {
    const { values, dette, errori, daControllare } = leggiRiga(cells, mappa, gestoreId, comuni)
    if (inPiu > 0) errori.unshift({ campo: words.riga, motivo: words.celleInPiu(inPiu) })
    for (const fault of await faultsOf(values))
      if (!errori.some(({ campo }) => campo === fault.campo)) errori.push(fault)
    const record = recordOf(values)
    const numbers = numeriOf(record)
    const owners = [...new Set(numbers.flatMap((number) => stored.get(number) ?? []))]
    if (owners.length > 1) errori.push({ campo: CAMPI_IMPORT.codiceFiscale.label, motivo: words.dueAziende(owners) })
    const twin = numbers.map((number) => met.get(number)).find((row) => row !== undefined)
    if (twin !== undefined) errori.push({ campo: CAMPI_IMPORT.partitaIva.label, motivo: words.doppia(twin) })
    if (errori.length === 0) for (const number of numbers) met.set(number, riga)
    const base = { riga, cells, titolo: record.ragioneSociale, numero: numbers[0] ?? '', errori, daControllare }
    if (errori.length > 0) return { ...base, esito: 'errore' }
    const [owner] = owners
    if (!owner) return { ...base, esito: 'nuovo', nuova: record }
    const patch = unisci(owner, record, dette)
    return { ...base, id: owner._id, ...(patch ? { esito: 'aggiornato', patch } : { esito: 'identico' }) }
  }
}

/** What the forms would refuse, field by field. */
async function faultsOf(values: ImportValues): Promise<Rilievo[]> {
  const answers = await Promise.all(ImportSchemas.map((schema) => z.safeParseAsync(schema, values)))
  const issues = answers.flatMap(({ error }) => error?.issues ?? [])
  return issues.map(({ path, message }) => ({ campo: labelOf(path), motivo: message }))
}

function labelOf(path: readonly PropertyKey[]): string {
  const at = path.filter((part) => typeof part === 'string').join('.')
  const found = Object.values(CAMPI_IMPORT).find((campo) => campo.path === at)
  return found?.label ?? nomeCampoAzienda(at)
}
