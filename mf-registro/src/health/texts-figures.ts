import { formatByte, formatNumber } from '@bandiera/domain'
import { trendOf, perHundred, type ReleaseHealth } from './parts/figures.ts'

const FAILURES: Record<string, string> = {
  network: 'rete',
  timeout: 'attesa',
  integrity: 'file diversi',
  execution: 'errore nel codice',
  contract: 'contratto',
  render: 'crollo della pagina',
  undeclared: 'dati non dichiarati',
  altered: 'pagina cambiata da altri programmi',
}
export const failureText = (kind: string): string => FAILURES[kind] ?? kind

/** `3 (rete 2, crollo della pagina 1)` */
export function failuresText({ failures, failureCount }: Pick<ReleaseHealth, 'failures' | 'failureCount'>): string {
  if (failureCount === 0) return '0'
  const parts = Object.entries(failures).map(([kind, count]) => `${failureText(kind)} ${formatNumber(count)}`)
  return `${formatNumber(failureCount)} (${parts.join(', ')})`
}

/** Loads that took longer than the longest step that is counted have no figure. */
export function msText({ ms, loads }: Pick<ReleaseHealth, 'ms' | 'loads'>): string {
  if (loads === 0) return '—'
  return ms === null ? 'oltre 6,4 s' : `entro ${formatNumber(ms)} ms`
}

export const bytesText = ({ bytes, loads }: Pick<ReleaseHealth, 'bytes' | 'loads'>): string =>
  loads === 0 ? '—' : bytes === 0 ? 'dalla memoria' : formatByte(bytes)

/** How one figure of a release stands to that of the version before: `peggio della 1.1.0 (entro 400 ms)`. */
export function comparisonText(row: ReleaseHealth, figure: keyof typeof FIGURES): string | null {
  const { before } = row
  if (!before) return null
  const { of, text } = FIGURES[figure]
  const trend = trendOf(of(row), of(before))
  if (trend === null) return null
  const di = trend === 'uguale' ? 'come la' : `${trend} della`
  return `${di} ${before.version} (${text(before)})`
}

/** The same as one word, for who wants the tone of it. */
export const trendIn = (row: ReleaseHealth, figure: keyof typeof FIGURES) =>
  row.before ? trendOf(FIGURES[figure].of(row), FIGURES[figure].of(row.before)) : null

function perHundredText(count: number): string {
  const rounded = Math.round(count * 10) / 10
  return `${formatNumber(rounded, Number.isInteger(rounded) ? 0 : 1)} ogni 100`
}

/** Numbers of events only compare when each stands to how often the release was loaded. */
const rate = (of: (row: ReleaseHealth) => number) => ({
  of: (row: ReleaseHealth) => perHundred(of(row), row.loads),
  text: (row: ReleaseHealth) => perHundredText(perHundred(of(row), row.loads) ?? 0),
})

const FIGURES = {
  ms: {
    of: ({ ms, loads }: ReleaseHealth) => (loads > 0 ? (ms ?? 10_000) : null),
    text: msText,
  },
  bytes: { of: ({ bytes, loads }: ReleaseHealth) => (loads > 0 ? bytes : null), text: bytesText },
  guasti: rate(({ failureCount }) => failureCount),
  csp: rate(({ csp }) => csp),
  lunghi: rate(({ longTasks }) => longTasks),
} as const
