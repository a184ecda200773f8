import type { Azienda, GroupMember } from '../azienda/azienda.ts'
import { type DimensioneFigures, isUnderLimit, limitOf, type DimensioneFigure } from './class-limits.ts'
import { groupShare } from './group-share.ts'
import { approvedYears, dimensione, readYear } from './dimensione.ts'
import { DIMENSIONE_CLASSES, type DimensioneClass } from '../vocabularies.ts'

export interface DimensioneLimit {
  voce: DimensioneFigure
  valore: number | undefined
  /** `null` for large companies, which have no limit. */
  limite: number | null
  /** `null` while the figure is not known. */
  entro: boolean | null
}

export interface DimensioneReasons {
  /** The class by the figures, without the declared one; `null` when they leave it open. */
  calcolata: DimensioneClass | null
  dichiarata: DimensioneClass | null
  limiti: DimensioneLimit[]
  /** Years of approved accounts, newest first; `classe` is `null` when the figures leave more than one open. */
  esercizi: { anno: number; dati: DimensioneFigures; classe: DimensioneClass | null }[]
  /** `parte` is what a member adds to the figures: 1 whole, a share when partner, 0 nothing. */
  gruppo: { membro: GroupMember; parte: number }[]
  /** Between 250 and 499 ULA, which the guarantee fund treats apart; `null` without staff figures. */
  midCap: boolean | null
}

export function dimensioneReasons(azienda: Azienda): DimensioneReasons {
  const { dimensione: declared, ...undeclared } = azienda
  const computed = dimensione(undeclared)
  const members = azienda.gruppo ?? []
  const counted = members.filter((membro) => groupShare(membro) > 0)
  const { ula } = computed.dati
  return {
    calcolata: computed.classe,
    dichiarata: DIMENSIONE_CLASSES.find((classe) => classe === declared?.dichiarata) ?? null,
    limiti: figureLimits(
      computed.dati,
      DIMENSIONE_CLASSES.indexOf(computed.classe ?? computed.possibili[0] ?? 'micro'),
    ),
    esercizi: approvedYears(azienda.bilanci ?? [])
      .map((each) => readYear(each, counted))
      .map(({ anno, dati, from, to }) => ({ anno, dati, classe: from === to ? DIMENSIONE_CLASSES[from]! : null }))
      .reverse(),
    gruppo: members.map((membro) => ({ membro, parte: groupShare(membro) })),
    midCap: ula === undefined ? null : ula >= 250 && ula < 500,
  }
}

function figureLimits(dati: DimensioneFigures, rank: number): DimensioneLimit[] {
  return (['ula', 'ricavi', 'totaleAttivo'] as const).map((voce) => {
    const valore = dati[voce]
    const entro = valore === undefined ? null : isUnderLimit(voce, valore, rank)
    return { voce, valore, limite: limitOf(voce, rank), entro }
  })
}
