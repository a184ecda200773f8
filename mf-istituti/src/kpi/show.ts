import { formatEuro, formatNumber } from '@bandiera/domain'
import type { Kpi, Unita } from '@bandiera/finance'

const SHOW: Record<Unita, (value: number) => string> = {
  euro: (value) => formatEuro(value, 0),
  percento: (value) => `${formatNumber(value, 2)} %`,
  volte: (value) => formatNumber(value, 2),
  giorni: (value) => `${formatNumber(value)} giorni`,
  punti: (value) => formatNumber(value, 2),
}

/** A ratio as people read it; a dash when there is none. */
export const showKpi = ({ valore, unita }: Pick<Kpi, 'valore' | 'unita'>): string =>
  valore === null ? '—' : SHOW[unita](valore)
