import type { Azienda, MembroGruppo } from '../azienda/azienda.ts'
import { type DatiDimensione, isWithin, limitOf, type Voce } from './class-limits.ts'
import { groupShare } from './group-share.ts'
import { approvedYears, dimensione, readYear } from './dimensione.ts'
import { CLASSI_DIMENSIONE, type ClasseDimensione } from '../vocabularies.ts'

/** One figure against the limit of the class that the company has. */
export interface LimiteDimensione {
  voce: Voce
  valore: number | undefined
  /** `null` for large companies, which have no limit. */
  limite: number | null
  /** `null` while the figure is not known. */
  entro: boolean | null
}

/** What a year of accounts says by itself. */
export interface EsercizioDimensione {
  anno: number
  dati: DatiDimensione
  /** `null` when the figures leave more than one class open. */
  classe: ClasseDimensione | null
}

/** What a member of the group adds to the figures: 1 whole, a share when partner, 0 nothing. */
export interface ContributoGruppo {
  membro: MembroGruppo
  parte: number
}

/** Why a company has its size class, in parts that a page can show. */
export interface DimensioneReasons {
  /** The class by the figures, without the declared one; `null` when they leave it open. */
  calcolata: ClasseDimensione | null
  dichiarata: ClasseDimensione | null
  limiti: LimiteDimensione[]
  /** Years of approved accounts, newest first. */
  esercizi: EsercizioDimensione[]
  gruppo: ContributoGruppo[]
  /** Between 250 and 499 ULA, which the guarantee fund treats apart; `null` without staff figures. */
  midCap: boolean | null
}

/** The reasons of the size class: limits and figures, years, shares of the group, the class declared beside that computed. */
export function dimensioneReasons(azienda: Azienda): DimensioneReasons {
  const { dimensione: declared, ...undeclared } = azienda
  const computed = dimensione(undeclared)
  const members = azienda.gruppo ?? []
  const counted = members.filter((membro) => groupShare(membro) > 0)
  const { ula } = computed.dati
  return {
    calcolata: computed.classe,
    dichiarata: CLASSI_DIMENSIONE.find((classe) => classe === declared?.dichiarata) ?? null,
    limiti: limiti(computed.dati, CLASSI_DIMENSIONE.indexOf(computed.classe ?? computed.possibili[0] ?? 'micro')),
    esercizi: approvedYears(azienda.bilanci ?? [])
      .map((each) => readYear(each, counted))
      .map(({ anno, dati, from, to }) => ({ anno, dati, classe: from === to ? CLASSI_DIMENSIONE[from]! : null }))
      .reverse(),
    gruppo: members.map((membro) => ({ membro, parte: groupShare(membro) })),
    midCap: ula === undefined ? null : ula >= 250 && ula < 500,
  }
}

function limiti(dati: DatiDimensione, rank: number): LimiteDimensione[] {
  return (['ula', 'ricavi', 'totaleAttivo'] as const).map((voce) => {
    const valore = dati[voce]
    const entro = valore === undefined ? null : isWithin(voce, valore, rank)
    return { voce, valore, limite: limitOf(voce, rank), entro }
  })
}
