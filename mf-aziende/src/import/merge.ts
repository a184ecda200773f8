import type { Finding } from './cells.ts'
import {
  type Azienda,
  aziendaFields,
  type Bilancio,
  type ChangedField,
  changesOf,
  foldText,
  type LegalForm,
  isUnderAteco,
  normalizeAteco,
  type Sede,
} from '@bandiera/domain'
import type { WritePatch } from '@bandiera/live'
import { sectionPatch } from '../patch.ts'
import type { ImportField } from './fields.ts'
import type { ReadCode } from './ateco.ts'
import type { CheckPhone } from './contacts.ts'

export interface Option {
  valore: string
  etichetta: string
  riga: JudgedRow
}

/** Which of the companies with its name a line without a number is, or whether it is new. */
export interface Question {
  opzioni: readonly Option[]
  scelta?: string | undefined
}

export interface JudgedRow {
  riga: number
  cells: readonly string[]
  titolo: string
  numero: string
  esito: 'nuovo' | 'aggiornato' | 'identico' | 'saltato' | 'errore'
  errori: Finding[]
  daControllare: Finding[]
  id?: string | undefined
  nuova?: Omit<Azienda, '_id'> | undefined
  patch?: WritePatch | undefined
  cambi?: readonly ChangedField[] | undefined
  /** The update for each choice of what may be overwritten. */
  proposta?: ((modes: Modes) => Proposal) | undefined
  tutto?: Proposal | undefined
  diversi?: ReadonlySet<ImportField> | undefined
  domanda?: Question | undefined
}

export const MODES = ['vuoti', 'sovrascrivi'] as const
export type Mode = (typeof MODES)[number]

export interface MergeOptions extends Comparison {
  dette: ReadonlySet<ImportField>
  modo: (campo: ImportField) => Mode
  /** Called for each field in which the line differs from the company. */
  diverso?: (campo: ImportField) => void
}

/** Only fields of the line change; an empty cell removes nothing, and a less precise value replaces none. */
export function mergeRow(azienda: Azienda, added: Omit<Azienda, '_id'>, how: MergeOptions): WritePatch | null {
  const { gestoreId: _gestore, professionisti: _team, sedi, ateco, bilanci, tag, referente, ...plain } = added
  // the form uses the partita IVA for an empty codice fiscale; an update keeps the stored one
  if (!how.dette.has('codiceFiscale') && azienda.codiceFiscale && added.codiceFiscale === added.partitaIva)
    delete plain.codiceFiscale
  const heldReferente = azienda.referente ?? {}
  return sectionPatch(azienda, {
    ...merged(azienda, plain, how),
    ...(sedi?.[0] && { sedi: withSede(azienda.sedi ?? [], sedi[0], how) }),
    ...(ateco && { ateco: withAteco(azienda.ateco ?? [], ateco, how) }),
    ...(bilanci && {
      bilanci: bilanci.reduce<readonly Bilancio[]>(
        (all, one) => withYear(all, one, how),
        azienda.bilanci ?? [],
      ) as Bilancio[],
    }),
    ...(tag && { tag: [...new Set([...(azienda.tag ?? []), ...tag])] }),
    ...(referente && { referente: { ...heldReferente, ...merged(heldReferente, referente, how, CONTACT_PERSON) } }),
  })
}

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === ''

const CONTACT_PERSON: Readonly<Record<string, ImportField>> = {
  nome: 'referenteNome',
  telefono: 'referenteTelefono',
  email: 'referenteEmail',
}

function merged<T extends object>(
  held: object,
  next: T,
  how: MergeOptions,
  names: Readonly<Record<string, ImportField>> = {},
): Partial<T> {
  const stored = held as Record<string, unknown>
  const taken = Object.entries(next).filter(([field, value]) => {
    if (isEmpty(stored[field])) return true
    return !saysAsMuch(field, stored[field], value, how) && replaces(names[field] ?? (field as ImportField), how)
  })
  return Object.fromEntries(taken) as Partial<T>
}

function replaces(campo: ImportField, { modo, diverso }: MergeOptions): boolean {
  diverso?.(campo)
  return modo(campo) === 'sovrascrivi'
}

const PLACE = ['comune', 'comuneNome', 'provincia', 'regione'] as const

function withSede(sedi: readonly Sede[], next: Sede, how: MergeOptions): Sede[] {
  const at = sedi.findIndex(({ tipo }) => tipo === 'legale')
  const before = sedi[at]
  if (!before) return [next, ...sedi]
  const { operativa: _unknown, comune, comuneNome, provincia, regione, ...told } = next
  const place = { comune, comuneNome, provincia, regione }
  const moved = isMove(before, place, how)
  // replace the place as a whole: a comune must not stay beside another province
  const kept = Object.fromEntries(Object.entries(before).filter(([key]) => !moved || !PLACE.some((one) => one === key)))
  const where = Object.fromEntries(Object.entries(place).filter(([, value]) => moved && value !== undefined))
  return sedi.with(at, { ...kept, ...where, ...merged(before, told, how) } as Sede)
}

/** A place without a comune never replaces one with it. */
function isMove(before: Sede, next: Partial<Sede>, how: MergeOptions): boolean {
  if (!next.comune && !next.provincia && !next.comuneNome) return false
  const nothing = !before.comune && !before.provincia && !before.comuneNome
  if (nothing) return true
  const within = before.comune === undefined && next.comune !== undefined && before.provincia === next.provincia
  if (within && (before.comuneNome === undefined || saysName(before, next))) return true
  return next.comune !== undefined && next.comune !== before.comune && replaces('comune', how)
}

const saysName = (before: Sede, next: Partial<Sede>): boolean =>
  before.comuneNome?.toLowerCase() === next.comuneNome?.toLowerCase()

type Codes = NonNullable<Azienda['ateco']>

/** New codes go after the stored ones; when the file may overwrite, its first code becomes the main one. */
function withAteco(held: Codes, next: Codes, how: MergeOptions): Codes {
  if (held.length === 0) return next
  // a code without a version is not added to codes with one
  const known = next.filter(({ versione }) => versione !== undefined)
  const all = known.reduceRight<Codes>((codes, code) => withCode(codes, code), held)
  return JSON.stringify(all) !== JSON.stringify(held) && replaces('ateco', how) ? all : held
}

function withCode(codes: Codes, code: Codes[number]): Codes {
  const same = codes.findIndex((one) => saysCode(one, code))
  const above = codes.findIndex((one) => one.versione === code.versione && isUnderAteco(code.codice, one.codice))
  const found = same >= 0 ? codes[same]! : code
  const at = same >= 0 ? same : above
  const versioned = found.versione === undefined ? { ...found, versione: code.versione } : found
  const others = codes.filter((_one, index) => index !== at)
  if (!code.prevalente)
    return at >= 0 ? codes.with(at, { ...versioned, prevalente: codes[at]!.prevalente ?? false }) : [...codes, code]
  if (same >= 0 && found.prevalente && found.versione !== undefined) return codes
  return [{ ...versioned, prevalente: true }, ...others.map((one) => ({ ...one, prevalente: isTwin(one, code) }))]
}

/** The main code of the other version names the same activity by another number. */
const isTwin = (one: Codes[number], code: Codes[number]): boolean =>
  one.prevalente === true && one.versione !== undefined && one.versione !== code.versione

function withYear(bilanci: readonly Bilancio[], next: Bilancio, how: MergeOptions): readonly Bilancio[] {
  const at = bilanci.findIndex(({ anno }) => anno === next.anno)
  const before = bilanci[at]
  if (!before) return [next, ...bilanci].sort((a, b) => b.anno - a.anno)
  return bilanci.with(at, { ...before, ...merged(before, next, how) })
}

export interface Modes {
  file: Mode
  campi: Readonly<Partial<Record<ImportField, Mode>>>
}

export const FILL_ONLY: Modes = { file: 'vuoti', campi: {} }
export const OVERWRITE: Modes = { file: 'sovrascrivi', campi: {} }
export const modeOf = ({ file, campi }: Modes, campo: ImportField): Mode => campi[campo] ?? file

export interface Proposal {
  patch: WritePatch | null
  cambi: readonly ChangedField[]
}

export function proposalOf(azienda: Azienda, patch: WritePatch | null): Proposal {
  if (!patch) return { patch, cambi: [] }
  const after: Record<string, unknown> = { ...azienda, ...patch.set }
  for (const campo of patch.unset ?? []) delete after[campo]
  return { patch, cambi: changesOf(aziendaFields, azienda, after, () => null) }
}

/** A line without an update is returned unchanged. */
export function inModes(row: JudgedRow, modes: Modes): JudgedRow {
  const { proposta, patch: _patch, cambi: _cambi, ...rest } = row
  if (!proposta) return row
  const { patch, cambi } = proposta(modes)
  return patch ? { ...rest, proposta, esito: 'aggiornato', patch, cambi } : { ...rest, proposta, esito: 'identico' }
}

export const changesLeftOut = ({ tutto, cambi = [] }: JudgedRow): readonly ChangedField[] =>
  (tutto?.cambi ?? []).filter(({ campo, dopo }) => !cambi.some((one) => one.campo === campo && one.dopo === dopo))

/** Legal forms that are more precise variants of another one. */
const ALSO: Partial<Record<LegalForm, readonly string[]>> = {
  srl: ['srl_unipersonale', 'srls', 'stp'],
  spa: ['stp'],
  cooperativa: ['cooperativa_sociale'],
}
const FOLDED: ReadonlySet<string> = new Set(['ragioneSociale', 'indirizzo', 'nome', 'comuneNome'])
const PHONES: ReadonlySet<string> = new Set(['telefono'])
const plainSite = (text: string): string =>
  text
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/+$/, '')

interface Comparison {
  check: CheckPhone
  /** Rounding step of the file: 1 for people and euro, 1,000 for thousands. */
  passo: (campo: string) => number
}

/** The stored value is the same, better written, or more precise: it is never replaced. */
function saysAsMuch(campo: string, held: unknown, next: unknown, { check, passo }: Comparison): boolean {
  if (JSON.stringify(held) === JSON.stringify(next)) return true
  if (typeof held === 'number' && typeof next === 'number') return isRounded(held, next, passo(campo))
  if (typeof held !== 'string' || typeof next !== 'string') return false
  if (PHONES.has(campo)) {
    const [one] = phoneOf(held, check).split(';')
    return one === phoneOf(next, check) || phoneOf(held, check) === phoneOf(next, check)
  }
  if (campo === 'formaGiuridica') return ALSO[next as LegalForm]?.includes(held) ?? false
  if (campo === 'email' || campo === 'pec') return held.toLowerCase() === next.toLowerCase()
  if (campo === 'sito') return plainSite(held) === plainSite(next)
  return FOLDED.has(campo) && bareName(held) === bareName(next)
}

const isRounded = (held: number, next: number, step: number): boolean =>
  Math.abs(held - next) < step && next % step === 0 && held % step !== 0

const bareName = (text: string): string => foldText(text.replace(/(?<=\b[A-Za-z])\.\s?/g, ''))

function phoneOf(text: string, check: CheckPhone): string {
  const verdict = check(text)
  return verdict.ok ? verdict.valore : text
}

function saysCode(held: NonNullable<Azienda['ateco']>[number], next: ReadCode): boolean {
  const known = next.versione === undefined || held.versione === undefined || held.versione === next.versione
  const [one, other] = [normalizeAteco(held.codice), normalizeAteco(next.codice)]
  return known && one.startsWith(other)
}
