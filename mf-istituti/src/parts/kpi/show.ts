import { formatEuro, formatNumber } from '@bandiera/domain'
import type { Kpi, Unita } from '@bandiera/finance'

const SHOW: Record<Unita, (value: number, decimals: number) => string> = {
  euro: formatEuro,
  percento: (value, decimals) => `${formatNumber(value, decimals)} %`,
  volte: formatNumber,
  giorni: (value, decimals) => `${formatNumber(value, decimals)} giorni`,
  punti: formatNumber,
}

/** A ratio as people read it; a dash when there is none. */
export const showKpi = ({ valore, unita, decimali }: Pick<Kpi, 'valore' | 'unita' | 'decimali'>): string =>
  valore === null ? '—' : SHOW[unita](valore, decimali)
