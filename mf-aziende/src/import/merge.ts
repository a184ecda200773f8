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
import type { JudgedRow } from './judge.ts'
import type { ReadCode } from './ateco.ts'
import type { CheckPhone } from './contacts.ts'

/** Whether a line only fills what the company lacks, or also replaces what it has. */
export const MODES = ['vuoti', 'sovrascrivi'] as const
export type Mode = (typeof MODES)[number]

export interface MergeOptions extends Comparison {
  /** Fields that the line says something of. */
  dette: ReadonlySet<ImportField>
  modo: (campo: ImportField) => Mode
  /** Hears of each field in which the line says something else than the company. */
  diverso?: (campo: ImportField) => void
}

/**
 * What a line changes of a company that is there already, `null` when nothing: only what the line says. An empty cell takes
 * nothing away, and nothing that says more gives way to what says less.
 */
export function mergeRow(azienda: Azienda, added: Omit<Azienda, '_id'>, how: MergeOptions): WritePatch | null {
  const { gestoreId: _gestore, professionisti: _team, sedi, ateco, bilanci, tag, referente, ...plain } = added
  // the form takes the partita IVA for a codice fiscale that was not written: here the stored one is
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

/** Columns of the person to speak with, by their field. */
const CONTACT_PERSON: Readonly<Record<string, ImportField>> = {
  nome: 'referenteNome',
  telefono: 'referenteTelefono',
  email: 'referenteEmail',
}

/** The fields of a part that take the place of what is stored. */
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

/** Whether what a line says takes the place of something else that is stored. */
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
  // the old place goes whole: a comune never stays beside another province
  const kept = Object.fromEntries(Object.entries(before).filter(([key]) => !moved || !PLACE.some((one) => one === key)))
  const where = Object.fromEntries(Object.entries(place).filter(([, value]) => moved && value !== undefined))
  return sedi.with(at, { ...kept, ...where, ...merged(before, told, how) } as Sede)
}

/** Whether the place of the file takes that of the stored seat: one without a comune never takes one with it away. */
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

/** New codes behind those that are stored; where the file may overwrite, its first code is the main one. */
function withAteco(held: Codes, next: Codes, how: MergeOptions): Codes {
  if (held.length === 0) return next
  // a code whose version the file does not say takes no place beside codes that have one
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

/** The main code of the other version says the same activity in other numbers. */
const isTwin = (one: Codes[number], code: Codes[number]): boolean =>
  one.prevalente === true && one.versione !== undefined && one.versione !== code.versione

function withYear(bilanci: readonly Bilancio[], next: Bilancio, how: MergeOptions): readonly Bilancio[] {
  const at = bilanci.findIndex(({ anno }) => anno === next.anno)
  const before = bilanci[at]
  if (!before) return [next, ...bilanci].sort((a, b) => b.anno - a.anno)
  return bilanci.with(at, { ...before, ...merged(before, next, how) })
}

/** Whether lines only fill what companies lack, or also replace what they have: for the file, and for the fields that differ from it. */
export interface Modes {
  file: Mode
  campi: Readonly<Partial<Record<ImportField, Mode>>>
}

export const FILL_ONLY: Modes = { file: 'vuoti', campi: {} }
export const OVERWRITE: Modes = { file: 'sovrascrivi', campi: {} }
export const modeOf = ({ file, campi }: Modes, campo: ImportField): Mode => campi[campo] ?? file

/** An update of a company. */
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

/** The line with the update that is chosen; a line that updates no company as it is. */
export function inModes(row: JudgedRow, modes: Modes): JudgedRow {
  const { proposta, patch: _patch, cambi: _cambi, ...rest } = row
  if (!proposta) return row
  const { patch, cambi } = proposta(modes)
  return patch ? { ...rest, proposta, esito: 'aggiornato', patch, cambi } : { ...rest, proposta, esito: 'identico' }
}

/** What the line says otherwise than the company, and its update leaves as it is. */
export const changesLeftOut = ({ tutto, cambi = [] }: JudgedRow): readonly ChangedField[] =>
  (tutto?.cambi ?? []).filter(({ campo, dopo }) => !cambi.some((one) => one.campo === campo && one.dopo === dopo))

/** Forms that are also the other, and say more. */
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

/** What values are compared with. */
interface Comparison {
  check: CheckPhone
  /** The step to which the file rounds a field: 1 for people and euro, 1,000 for thousands. */
  passo: (campo: string) => number
}

/**
 * Whether a stored value says all that the file says: the same, the same in better writing, or more of it. Such a value is
 * never replaced.
 */
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

/** Whether a stored code is the one that the file says, or a longer one under it. */
function saysCode(held: NonNullable<Azienda['ateco']>[number], next: ReadCode): boolean {
  const known = next.versione === undefined || held.versione === undefined || held.versione === next.versione
  const [one, other] = [normalizeAteco(held.codice), normalizeAteco(next.codice)]
  return known && one.startsWith(other)
}
