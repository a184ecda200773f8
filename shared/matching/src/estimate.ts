import {
  criteriOfBando,
  deMinimisRoom,
  aiutoRegimeLabels,
  estimateAgevolazione,
  type Azienda,
  type Bando,
  type BandoData,
  type EsigenzaAzienda,
  type AidRoom,
  type AgevolazioneEstimate,
} from '@bandiera/domain'
import { hasUnrecordedAid } from './kinds/de-minimis.ts'
import { overlapValue, openNeeds } from './kinds/project.ts'
import type { MatchingContext } from './evaluation.ts'

export interface IncrocioEstimate extends AgevolazioneEstimate {
  /** Name of the need whose amount is used; absent when it is not in the catalogue, or no amount is known. */
  esigenza?: string
}

/** Domain rule 2.6. The project is an open need with an amount; needs that match the grant's objectives or costs come first, then the most aid. */
export function estimateIncrocio(
  azienda: Azienda,
  { data }: Pick<Bando, 'data'>,
  contesto: MatchingContext,
): IncrocioEstimate {
  const spazio = aidRoom(azienda, data, contesto)
  const priced = openNeeds(azienda).filter(({ importo }) => importo !== undefined)
  const meant = priced.filter((need) => isMeant(need, data, contesto))
  const stime = (meant.length > 0 ? meant : priced).map((need) => named(need, data, { spazio, contesto }))
  const [first = estimateAgevolazione(data, undefined, spazio), ...others] = stime
  return others.reduce((best, one) => ((one.importo ?? -1) > (best.importo ?? -1) ? one : best), first)
}

function named(
  { esigenzaId, importo }: EsigenzaAzienda,
  data: BandoData,
  { spazio, contesto }: { spazio: AidRoom | null; contesto: MatchingContext },
): IncrocioEstimate {
  const esigenza = contesto.esigenze?.find(({ id }) => id === esigenzaId)?.nome
  return { ...estimateAgevolazione(data, importo, spazio), ...(esigenza ? { esigenza } : {}) }
}

function isMeant({ esigenzaId }: EsigenzaAzienda, data: BandoData, { esigenze = [] }: MatchingContext): boolean {
  const known = esigenze.find(({ id }) => id === esigenzaId)
  const obiettivi = [...(data.obiettivi ?? []), ...admittedIn('obiettivo', data)]
  const costi = [...(data.costi ?? []).map(({ voce }) => voce), ...admittedIn('costi', data)]
  return overlapValue(obiettivi, known?.obiettivi) === 'si' || overlapValue(costi, known?.costi) === 'si'
}

const admittedIn = (tipo: 'obiettivo' | 'costi', data: BandoData): string[] =>
  (data.criteri ?? []).flatMap((criterio) => (criterio.tipo === tipo ? criterio.ammessi : []))

/** Forms whose aid is not the amount itself but its gross grant equivalent, which only the authority knows. */
const PER_ESL: readonly string[] = ['Prestito/Anticipo rimborsabile', 'Interventi a garanzia', 'Capitale di rischio']

/** `null` without a regime or a known ceiling, or when the grant gives only loans, guarantees and capital (domain rule 2.5). */
function aidRoom(own: Azienda, data: BandoData, { oggi, unica }: MatchingContext): AidRoom | null {
  const criterio = criteriOfBando(data).find((one) => one.tipo === 'deMinimis')
  const regime = criterio ? (criterio.regime ?? 'deMinimis') : data.regime
  if (regime === undefined || !(regime in aiutoRegimeLabels)) return null
  if (data.forme?.length && data.forme.every((forma) => PER_ESL.includes(forma))) return null
  const azienda = unica?.(own) ?? own
  const { residuo, residuoMinimo } = deMinimisRoom(azienda, regime, oggi, criterio?.massimale)
  if (residuo === null) return null
  return {
    residuo,
    riducibile: criterio?.riducibile !== false,
    incerto: hasUnrecordedAid(azienda) || residuo !== residuoMinimo,
  }
}
