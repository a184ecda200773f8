import {
  type Azienda,
  AziendaSchema,
  type CampoCambiato,
  checkCodiceFiscale,
  checkPartitaIva,
  foldText,
  nomeCampoAzienda,
  normalizeAteco,
} from '@bandiera/domain'
import type { WritePatch } from '@bandiera/live'
import { loadPhone } from '@bandiera/ui/form'
import type { CsvRow } from '@bandiera/ui/import'
import * as z from 'zod/mini'
import { testi } from '../texts.ts'
import { CAMPI_IMPORT, type CampoImport, NOMI_CAMPI } from './fields.ts'
import { ImportSchemas, leggiRiga, type Lettura, recordOf, type RigaLetta } from './read-row.ts'
import { cellOf, type Rilievo } from './cells.ts'
import { numeriOf } from './identifiers.ts'
import {
  inModi,
  type Modi,
  modoOf,
  type Proposta,
  propostaOf,
  SOLO_VUOTI,
  SOVRASCRIVI,
  type Unione,
  unisci,
} from './merge.ts'
import { chiedi, type Domanda } from './namesakes.ts'
import { nomeAzienda } from './words.ts'

const { importaCsv: words } = testi

/** What would become of one line. */
export interface RigaGiudicata {
  riga: number
  cells: readonly string[]
  titolo: string
  numero: string
  esito: 'nuovo' | 'aggiornato' | 'identico' | 'saltato' | 'errore'
  errori: Rilievo[]
  daControllare: Rilievo[]
  /** The company that it updates, or made. */
  id?: string | undefined
  nuova?: Omit<Azienda, '_id'> | undefined
  patch?: WritePatch | undefined
  /** What the patch changes, field by field in words. */
  cambi?: readonly CampoCambiato[] | undefined
  /** What it would be by what may be overwritten, for a line that updates a company. */
  proposta?: ((modi: Modi) => Proposta) | undefined
  /** What overwriting everything would do. */
  tutto?: Proposta | undefined
  /** Fields in which it says something else than the company. */
  diversi?: ReadonlySet<CampoImport> | undefined
  domanda?: Domanda | undefined
}

export interface Giudizio extends Lettura {
  /** Companies of the gestore that the lines are compared with. */
  aziende: readonly Azienda[]
}

/** Judges the lines of a file one after the other; it remembers the numbers it has met. */
export function createGiudice({ aziende, ...lettura }: Giudizio): (row: CsvRow) => Promise<RigaGiudicata> {
  const stored = new Map<string, Azienda>()
  for (const azienda of aziende) for (const number of numeriOf(azienda)) stored.set(number, azienda)
  const named = new Map<string, Azienda[]>()
  for (const azienda of aziende) {
    const nome = nomeAzienda(azienda.ragioneSociale)
    named.set(nome, [...(named.get(nome) ?? []), azienda])
  }
  const met = new Map<string, Incontrata>()
  const passo = passoOf(lettura)
  return async ({ riga, cells, inPiu }) => {
    const { checkTelefono } = await loadPhone()
    const letta = leggiRiga(cells, lettura, checkTelefono)
    const nota = chiusuraOf(cells, lettura)
    if (nota) return saltata(riga, cells, nota)
    const errori = await settle(letta, cells, lettura)
    if (inPiu > 0) errori.unshift({ campo: words.riga, motivo: words.celleInPiu(inPiu) })
    const record = recordOf(letta.values, letta.ateco)
    // a codice fiscale that could not be read is another one than the partita IVA
    if (letta.dette.has('codiceFiscale') && letta.values.codiceFiscale === '') delete record.codiceFiscale
    const numbers = numeriOf(record)
    const owners = [...new Set(numbers.flatMap((number) => stored.get(number) ?? []))]
    if (owners.length > 1) errori.push({ campo: CAMPI_IMPORT.codiceFiscale.label, motivo: words.dueAziende(owners) })
    const twin = numbers.map((number) => met.get(number)).find((row) => row !== undefined)
    const joined = twin && errori.length === 0 ? conAnniDi(twin.record, record) : null
    if (twin && !joined) errori.push({ campo: CAMPI_IMPORT.partitaIva.label, motivo: words.doppia(twin.riga.riga) })
    const base = { riga, cells, titolo: record.ragioneSociale, numero: numbers[0] ?? '', errori }
    const outcome = (
      owner: Azienda | undefined,
      all = record,
      own: Base = base,
      dette = letta.dette,
    ): RigaGiudicata => {
      const daControllare = [...letta.daControllare, ...versioni(letta, own.errori.length === 0 ? owner : undefined)]
      if (own.errori.length > 0) return { ...own, daControllare, esito: 'errore' }
      if (!owner) return { ...own, daControllare, esito: 'nuovo', nuova: all }
      return aggiornata({ ...own, daControllare }, owner, all, { dette, check: checkTelefono, passo })
    }
    const omonime = numbers.length === 0 ? named.get(nomeAzienda(record.ragioneSociale)) : undefined
    if (omonime) {
      const others = errori.filter(({ campo }) => campo !== CAMPI_IMPORT.partitaIva.label)
      return chiedi(outcome(undefined), omonime, (azienda) => outcome(azienda, record, { ...base, errori: others }))
    }
    const [owner] = owners
    if (twin && joined) {
      // the line above takes this year: it is written once
      twin.record = joined
      twin.dette = new Set([...twin.dette, ...letta.dette])
      const { daControllare } = outcome(owner)
      Object.assign(twin.riga, {
        ...outcome(owner, joined, twin.riga, twin.dette),
        daControllare: twin.riga.daControllare,
      })
      const unita = { campo: words.riga, motivo: words.unitaAllaRiga(twin.riga.riga) }
      return { ...base, esito: 'identico', id: owner?._id, daControllare: [...daControllare, unita] }
    }
    const judged = outcome(owner)
    for (const number of errori.length > 0 ? [] : numbers) met.set(number, { riga: judged, record, dette: letta.dette })
    return judged
  }
}

type Base = Pick<RigaGiudicata, 'riga' | 'cells' | 'titolo' | 'numero' | 'errori'>

/** A line of totals or of a foot. */
const saltata = (riga: number, cells: readonly string[], titolo: string): RigaGiudicata => ({
  riga,
  cells,
  titolo,
  numero: '',
  esito: 'saltato',
  errori: [],
  daControllare: [{ campo: words.riga, motivo: words.totale }],
})

/** A line that updates a company, where nothing may be overwritten. */
function aggiornata(
  own: Omit<RigaGiudicata, 'esito'>,
  owner: Azienda,
  all: Omit<Azienda, '_id'>,
  how: Omit<Unione, 'modo'>,
): RigaGiudicata {
  const diversi = new Set<CampoImport>()
  const unione = (modi: Modi): Unione => ({ ...how, modo: (campo) => modoOf(modi, campo) })
  const proposta = (modi: Modi) => propostaOf(owner, unisci(owner, all, unione(modi)))
  const everything = unisci(owner, all, { ...unione(SOVRASCRIVI), diverso: (campo) => diversi.add(campo) })
  const line = { ...own, esito: 'identico', id: owner._id, proposta, diversi } as const
  return inModi({ ...line, tutto: propostaOf(owner, everything) }, SOLO_VUOTI)
}

/** A line that was judged, whose company another line may add a year to. */
interface Incontrata {
  riga: RigaGiudicata
  record: Omit<Azienda, '_id'>
  dette: RigaLetta['dette']
}

/** Without these the line is no company, or an unknown one: they refuse it. What is wrong elsewhere is left out and said. */
const NEEDED: ReadonlySet<string> = new Set(['ragioneSociale', 'partitaIva', 'codiceFiscale', 'gestoreId'])

/** Takes out of a line what the forms and the server would refuse, and says it; what is left to refuse it for. */
async function settle(letta: RigaLetta, cells: readonly string[], { mappa }: Lettura): Promise<Rilievo[]> {
  const errori: Rilievo[] = []
  const answers = await Promise.all(ImportSchemas.map((schema) => z.safeParseAsync(schema, letta.values)))
  for (const { path, message } of answers.flatMap(({ error }) => error?.issues ?? [])) judge(path, message)
  const { error } = AziendaSchema.safeParse({ ...recordOf(letta.values, letta.ateco), _id: '' })
  for (const { path, message } of error?.issues ?? []) judge(path, message)
  return errori

  function judge(path: readonly PropertyKey[], message: string): void {
    const at = path.filter((part) => typeof part === 'string').join('.')
    const campo = NOMI_CAMPI.find((one) => CAMPI_IMPORT[one].path === at)
    const label = campo ? CAMPI_IMPORT[campo].label : nomeCampoAzienda(at)
    const list =
      NEEDED.has(String(path[0])) && !isKnownOtherwise(String(path[0]), letta.values) ? errori : letta.daControllare
    if (list === errori) {
      if (!errori.some((one) => one.campo === label)) errori.push({ campo: label, motivo: message })
      return
    }
    empty(letta.values as Record<string, unknown>, path)
    const text = campo ? cellOf(cells, mappa, campo) : ''
    const motivo = text ? words.nonPreso(text, endedBy(message)) : endedBy(message)
    if (!list.some((one) => one.campo === label && one.motivo === motivo)) list.push({ campo: label, motivo })
  }
}

/** Of two numbers one is enough: the other, wrong, is left out and said. */
const isKnownOtherwise = (campo: string, { partitaIva, codiceFiscale }: RigaLetta['values']): boolean =>
  (campo === 'partitaIva' && checkCodiceFiscale(codiceFiscale).ok) ||
  (campo === 'codiceFiscale' && checkPartitaIva(partitaIva).ok)

const endedBy = (message: string): string => (/[.!?]$/.test(message) ? message : `${message}.`)

/** A value of the form as if the cell were empty. */
function empty(values: Record<string, unknown>, path: readonly PropertyKey[]): void {
  const [key, ...rest] = path as [string, ...string[]]
  const value = values[key]
  if (rest.length > 0 && typeof value === 'object' && value !== null)
    return empty(value as Record<string, unknown>, rest)
  values[key] = typeof value === 'string' ? '' : undefined
}

/** Codes that both versions have, where neither the line nor the stored company says which one it is. */
function versioni({ ateco }: RigaLetta, owner: Azienda | undefined): Rilievo[] {
  const held = (codice: string) =>
    owner?.ateco?.some((one) => one.versione && normalizeAteco(one.codice).startsWith(normalizeAteco(codice)))
  return ateco
    .filter(({ codice, versione }) => versione === undefined && !held(codice))
    .map(({ codice }) => ({ campo: CAMPI_IMPORT.ateco.label, motivo: words.versioneDaScegliere(codice) }))
}

const CHIUSURA =
  /^(total[ei]?|subtotal[ei]?|sub totale|tot|somma|riporto|totale generale)\b|^(fonte|stampato|stampa del|generato|pagina|pag|elaborazione|estratto|estrazione|numero record|n record|fine elenco|legenda)\b/

/** The text of a line of totals or of a foot, which names no company: it has no number. */
function chiusuraOf(cells: readonly string[], { mappa }: Lettura): string | null {
  if (cellOf(cells, mappa, 'partitaIva') || cellOf(cells, mappa, 'codiceFiscale')) return null
  const first = cells.find((cell) => cell.trim() !== '') ?? ''
  return CHIUSURA.test(foldText(first)) ? first : null
}

/** The step to which a file rounds a field: whole people and euro, or the thousands of its columns. */
const passoOf =
  ({ mappa }: Lettura) =>
  (campo: string): number =>
    Math.max(1, ...mappa.map((colonna) => (colonna?.campo === (campo as CampoImport) ? (colonna.fattore ?? 1) : 1)))

type Nuova = Omit<Azienda, '_id'>

/**
 * The company of two lines that say the same but for the year of their accounts, as lists with a line per year write it; `null` where
 * they contradict each other or both have a year.
 */
function conAnniDi(prima: Nuova, altra: Nuova): Nuova | null {
  const [{ bilanci: held = [], ...one }, { bilanci: next = [], ...other }] = [prima, altra]
  const years = new Set(held.map(({ anno }) => anno))
  if (next.length === 0 || held.length === 0 || next.some(({ anno }) => years.has(anno))) return null
  const rest = one as Record<string, unknown>
  const differs = Object.entries(other).some(
    ([campo, value]) => rest[campo] !== undefined && JSON.stringify(rest[campo]) !== JSON.stringify(value),
  )
  if (differs) return null
  return { ...other, ...one, bilanci: [...held, ...next].sort((a, b) => b.anno - a.anno) }
}
