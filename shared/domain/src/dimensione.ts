import type { MembroGruppo } from './azienda-rapporti.ts'
import type { Azienda, Bilancio } from './azienda.ts'
import { missing, type CampoMancante } from './campi-azienda.ts'
import { CLASSI_DIMENSIONE, classeLabels, type ClasseDimensione } from './vocabularies.ts'
import { classRange, type ClassRange, type DatiDimensione, type Voce } from './dimensione-limits.ts'

export interface Dimensione {
  /** `null` when the known data leave more than one class open. */
  classe: ClasseDimensione | null
  /** Classes the known data leave open, smallest first; one when `classe` is known. */
  possibili: readonly ClasseDimensione[]
  /** Year of the accounts used; `null` without accounts or when declared. */
  anno: number | null
  /** Figures used, those of the group included. */
  dati: DatiDimensione
  /** Whether data of partner or linked companies were added. */
  aggregato: boolean
  /** One Italian sentence on how the class came out. */
  motivo: string
  /** What to fill in to know the class. */
  manca: CampoMancante[]
}

export interface AnnoDimensione extends ClassRange {
  anno: number
  index: number
  dati: DatiDimensione
}

/**
 * SME class by Rec. 2003/361/EC: staff is mandatory, one of turnover and total assets within its limit suffices, and the
 * class changes only after two consecutive years. Partner companies (25-50 %) are added pro rata, linked ones whole.
 * A class declared on the company wins. Accounts marked not approved do not count.
 */
export function dimensione(azienda: Azienda): Dimensione {
  const dichiarata = CLASSI_DIMENSIONE.find((classe) => classe === azienda.dimensione?.dichiarata)
  const gruppo = (azienda.gruppo ?? []).filter((membro) => groupShare(membro) > 0)
  const anni = approvedYears(azienda.bilanci ?? []).map((each) => readYear(each, gruppo))
  const known = anni.filter((anno) => anno.from === anno.to)
  const base = { aggregato: gruppo.length > 0, manca: [] }
  if (dichiarata) {
    const motivo = ['Classe dichiarata dall’azienda', azienda.dimensione?.motivo].filter(Boolean).join(': ')
    return { ...base, classe: dichiarata, possibili: [dichiarata], anno: null, dati: {}, motivo }
  }
  const last = known.at(-1)
  if (last) {
    const rank = afterTwoYears(known)
    const classe = CLASSI_DIMENSIONE[rank]!
    return { ...base, classe, possibili: [classe], anno: last.anno, dati: last.dati, motivo: reason(last, rank) }
  }
  return { ...base, ...unknownClass(anni.at(-1), azienda) }
}

/** `dimensione(azienda).possibili` alone, without its reasons: for who asks about many companies. */
export function classiPossibili(azienda: Azienda): readonly ClasseDimensione[] {
  const dichiarata = CLASSI_DIMENSIONE.find((classe) => classe === azienda.dimensione?.dichiarata)
  if (dichiarata) return [dichiarata]
  const gruppo = (azienda.gruppo ?? []).filter((membro) => groupShare(membro) > 0)
  const anni = approvedYears(azienda.bilanci ?? []).map((each) => readYear(each, gruppo))
  const known = anni.filter((anno) => anno.from === anno.to)
  if (known.length > 0) return [CLASSI_DIMENSIONE[afterTwoYears(known)]!]
  const { from, to } = anni.at(-1) ?? classRange({}, false)
  return CLASSI_DIMENSIONE.slice(from, to + 1)
}

/** Rank of the class after the last year: it moves only as far as two consecutive years agree. */
function afterTwoYears(anni: AnnoDimensione[]): number {
  let current = anni[0]!.from
  for (let i = 1; i < anni.length; i += 1) {
    const [before, now] = [anni[i - 1]!, anni[i]!]
    if (now.anno !== before.anno + 1) current = now.from
    else if (now.from > current && before.from > current) current = Math.min(now.from, before.from)
    else if (now.from < current && before.from < current) current = Math.max(now.from, before.from)
  }
  return current
}

function reason(last: AnnoDimensione, rank: number): string {
  const name = (at: number) => classeLabels[CLASSI_DIMENSIONE[at]!].toLowerCase()
  if (last.from === rank) return `Dati di bilancio ${last.anno}: ${name(rank)}.`
  return `I dati ${last.anno} sono da ${name(last.from)}, ma la classe cambia solo dopo due esercizi consecutivi: resta ${name(rank)}.`
}

function unknownClass(anno: AnnoDimensione | undefined, azienda: Azienda): Omit<Dimensione, 'aggregato'> {
  const { from, to } = anno ?? classRange({}, false)
  const possibili = CLASSI_DIMENSIONE.slice(from, to + 1)
  const manca = missingOf(anno, azienda)
  const motivo = `Per calcolare la classe manca: ${manca.map((each) => each.etichetta.toLowerCase()).join(', ')}.`
  return { classe: null, possibili, anno: anno?.anno ?? null, dati: anno?.dati ?? {}, motivo, manca }
}

function missingOf(anno: AnnoDimensione | undefined, azienda: Azienda): CampoMancante[] {
  if (!anno) return [missing('bilanci')]
  const own = azienda.bilanci![anno.index]!
  const voci: Voce[] = ['ula', 'ricavi', 'totaleAttivo']
  const fields = voci.filter((voce) => own[voce] === undefined)
  if (fields.length === 0) return [missing('gruppo')]
  return fields.map((voce) => missing(`bilanci.${voce}`, `bilanci.${anno.index}.${voce}`))
}

/** The accounts that count, oldest first, each with its place in the record. */
export function approvedYears(bilanci: readonly Bilancio[]): { bilancio: Bilancio; index: number }[] {
  const all = bilanci.map((bilancio, index) => ({ bilancio, index }))
  return all.filter((each) => each.bilancio.approvato !== false).sort((a, b) => a.bilancio.anno - b.bilancio.anno)
}

/** One year's figures with those of the group, and the classes that they leave open. */
export function readYear(
  { bilancio, index }: { bilancio: Bilancio; index: number },
  gruppo: MembroGruppo[],
): AnnoDimensione {
  let complete = true
  const add = (voce: Voce): number | undefined => {
    if (gruppo.some((membro) => membro[voce] === undefined)) complete = false
    if (bilancio[voce] === undefined) return undefined
    return gruppo.reduce((sum, membro) => sum + (membro[voce] ?? 0) * groupShare(membro), bilancio[voce])
  }
  const dati = { ula: add('ula'), ricavi: add('ricavi'), totaleAttivo: add('totaleAttivo') }
  return { anno: bilancio.anno, index, dati, ...classRange(dati, !complete) }
}

/** Part of a group member's figures that is added: 1 linked, its share when partner (half, the most, when not given). */
export function groupShare({ relazione, quota }: MembroGruppo): number {
  if (/^(collegata|controllata|controllante)$/.test(relazione) || (quota ?? 0) > 50) return 1
  if (quota !== undefined) return quota >= 25 ? quota / 100 : 0
  return relazione === 'associata' ? 0.5 : 0
}
