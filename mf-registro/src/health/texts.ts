import { formatBytes, formatNumber } from '@bandiera/domain'
import { perHundred, type ReleaseHealth, trendOf } from './parts/figures.ts'
import type { DataUse } from '../parts/registry.ts'

export const texts = {
  intro:
    'Ultimi sette giorni. Tempo: quello entro cui sono arrivati tre caricamenti su quattro. Peso: la media di un caricamento. CSP: file o indirizzi che la politica della pagina ha fermato. Blocchi: momenti di oltre 50 ms in cui la pagina non rispondeva. Raccolte di dati: quelle che la versione dichiara e quelle che ha usato davvero. Sotto ogni cifra, com’è rispetto alla versione di prima dello stesso modulo.',
  tenant: 'Cliente',
  allTenants: 'Tutti i clienti',
  noun: { uno: 'versione', molti: 'versioni', genere: 'f' },
  columnTexts: {
    versione: 'Modulo e versione',
    caricamenti: 'Caricamenti',
    ms: 'Tempo',
    bytes: 'Peso',
    guasti: 'Guasti',
    csp: 'CSP',
    lunghi: 'Blocchi',
    dati: 'Raccolte di dati',
    ultimo: 'Ultimo guasto',
  },
  empty: 'Nessuna misura ancora',
  emptyText: 'Le pagine aperte mandano le loro misure quando caricano un modulo e ogni cinque minuti.',
  ultimo: (tipo: string, quando: string, chi?: string) =>
    chi ? `Ultimo: ${tipo}, ${quando}, dalla pagina di ${chi}` : `Ultimo: ${tipo}, ${quando}`,
  unknown: 'Di sconosciuti',
  unknownNote:
    'Ultimi sette giorni, da pagine in cui nessuno ha fatto l’accesso. Chiunque può mandarle: si contano a parte, e non cambiano né le misure qui sopra né la versione di nessuno.',
  countTexts: { reports: 'Segnalazioni', loads: 'Caricamenti', failures: 'Guasti', csp: 'CSP' },
} as const

const FAILURES: Record<string, string> = {
  network: 'rete',
  timeout: 'attesa',
  integrity: 'file diversi',
  execution: 'errore nel codice',
  contract: 'contratto',
  render: 'crollo della pagina',
  undeclared: 'dati non dichiarati',
  altered: 'pagina cambiata da altri programmi',
  missing: 'file che il server non ha',
}
export const failureText = (kind: string): string => FAILURES[kind] ?? kind

/** `3 (rete 2, crollo della pagina 1)` */
export function failuresText({ failures, failureCount }: Pick<ReleaseHealth, 'failures' | 'failureCount'>): string {
  if (failureCount === 0) return '0'
  const parts = Object.entries(failures).map(([kind, count]) => `${failureText(kind)} ${formatNumber(count)}`)
  return `${formatNumber(failureCount)} (${parts.join(', ')})`
}

/** Loads slower than the longest counted step have no figure. */
export function msText({ ms, loads }: Pick<ReleaseHealth, 'ms' | 'loads'>): string {
  if (loads === 0) return '—'
  return ms === null ? 'oltre 6,4 s' : `entro ${formatNumber(ms)} ms`
}

export const bytesText = ({ bytes, loads }: Pick<ReleaseHealth, 'bytes' | 'loads'>): string =>
  loads === 0 ? '—' : bytes === 0 ? 'dalla memoria' : formatBytes(bytes)

/** `peggio della 1.1.0 (entro 400 ms)` */
export function comparisonText(row: ReleaseHealth, figure: keyof typeof FIGURES): string | null {
  const { before } = row
  if (!before) return null
  const { of, text } = FIGURES[figure]
  const trend = trendOf(of(row), of(before))
  if (trend === null) return null
  const di = trend === 'uguale' ? 'come la' : `${trend} della`
  return `${di} ${before.version} (${text(before)})`
}

export const trendIn = (row: ReleaseHealth, figure: keyof typeof FIGURES) =>
  row.before ? trendOf(FIGURES[figure].of(row), FIGURES[figure].of(row.before)) : null

function perHundredText(count: number): string {
  const rounded = Math.round(count * 10) / 10
  return `${formatNumber(rounded, Number.isInteger(rounded) ? 0 : 1)} ogni 100`
}

/** Event counts are compared per load. */
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

const names = (names: readonly string[]): string => names.join(', ')

/** `Legge usr, docs; scrive aziende.` */
export function declaredText(dati: DataUse | null): string {
  if (dati === null) return 'Non dichiara quali: le raggiunge tutte.'
  return sentence('Legge', 'scrive', dati) ?? 'Dichiara di non usarne.'
}

/** `Ha letto usr; ha scritto aziende.` */
export const usedText = (dati: DataUse): string => sentence('Ha letto', 'ha scritto', dati) ?? 'Non ne ha usate.'

function sentence(legge: string, scrive: string, dati: DataUse): string | null {
  const parts = [
    ...(dati.legge.length > 0 ? [`${legge} ${names(dati.legge)}`] : []),
    ...(dati.scrive.length > 0 ? [`${scrive} ${names(dati.scrive)}`] : []),
  ]
  const text = parts.join('; ')
  return text ? `${text[0]!.toUpperCase()}${text.slice(1)}.` : null
}

export const throttledTexts = {
  title: 'Persone rallentate',
  intro:
    'Chi ha ricevuto un rifiuto da quando questo server è partito: troppe modifiche in poco tempo, oppure spazio finito. Con più server ognuno mostra i suoi.',
  empty: 'Nessuno è stato rallentato',
  emptyText: 'Qui compare chi supera le modifiche al minuto o lo spazio a disposizione.',
  error: 'L’elenco non si legge',
  waiting: 'Caricamento delle persone rallentate',
  unnamed: 'Persona che non c’è più',
  kinds: { scritture: 'Troppe modifiche in poco tempo', spazio: 'Spazio finito' },
  columnTexts: { chi: 'Persona', tenant: 'Cliente', kind: 'Motivo', times: 'Volte', last: 'Ultima volta' },
} as const
