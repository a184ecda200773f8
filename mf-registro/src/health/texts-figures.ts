import { formatByte, formatNumber } from '@bandiera/domain'
import { giudica, ogniCento, type SaluteRilascio } from './parts/figures.ts'

const GUASTI: Record<string, string> = {
  network: 'rete',
  timeout: 'attesa',
  integrity: 'file diversi',
  execution: 'errore nel codice',
  contract: 'contratto',
  render: 'crollo della pagina',
  undeclared: 'dati non dichiarati',
  altered: 'pagina cambiata da altri programmi',
}
export const guastoText = (kind: string): string => GUASTI[kind] ?? kind

/** `3 (rete 2, crollo della pagina 1)` */
export function guastiText({ guasti, totaleGuasti }: Pick<SaluteRilascio, 'guasti' | 'totaleGuasti'>): string {
  if (totaleGuasti === 0) return '0'
  const parts = Object.entries(guasti).map(([kind, count]) => `${guastoText(kind)} ${formatNumber(count)}`)
  return `${formatNumber(totaleGuasti)} (${parts.join(', ')})`
}

/** Loads that took longer than the longest step that is counted have no figure. */
export function msText({ ms, caricamenti }: Pick<SaluteRilascio, 'ms' | 'caricamenti'>): string {
  if (caricamenti === 0) return '—'
  return ms === null ? 'oltre 6,4 s' : `entro ${formatNumber(ms)} ms`
}

export const bytesText = ({ bytes, caricamenti }: Pick<SaluteRilascio, 'bytes' | 'caricamenti'>): string =>
  caricamenti === 0 ? '—' : bytes === 0 ? 'dalla memoria' : formatByte(bytes)

/** How one figure of a release stands to that of the version before: `peggio della 1.1.0 (entro 400 ms)`. */
export function confrontoText(riga: SaluteRilascio, cifra: keyof typeof CIFRE): string | null {
  const { prima } = riga
  if (!prima) return null
  const { of, text } = CIFRE[cifra]
  const giudizio = giudica(of(riga), of(prima))
  if (giudizio === null) return null
  const di = giudizio === 'uguale' ? 'come la' : `${giudizio} della`
  return `${di} ${prima.versione} (${text(prima)})`
}

/** The same as one word, for who wants the tone of it. */
export const giudizioOf = (riga: SaluteRilascio, cifra: keyof typeof CIFRE) =>
  riga.prima ? giudica(CIFRE[cifra].of(riga), CIFRE[cifra].of(riga.prima)) : null

function perCento(quanti: number): string {
  const rounded = Math.round(quanti * 10) / 10
  return `${formatNumber(rounded, Number.isInteger(rounded) ? 0 : 1)} ogni 100`
}

/** Numbers of events only compare when each stands to how often the release was loaded. */
const rate = (of: (riga: SaluteRilascio) => number) => ({
  of: (riga: SaluteRilascio) => ogniCento(of(riga), riga.caricamenti),
  text: (riga: SaluteRilascio) => perCento(ogniCento(of(riga), riga.caricamenti) ?? 0),
})

const CIFRE = {
  ms: {
    of: ({ ms, caricamenti }: SaluteRilascio) => (caricamenti > 0 ? (ms ?? 10_000) : null),
    text: msText,
  },
  bytes: { of: ({ bytes, caricamenti }: SaluteRilascio) => (caricamenti > 0 ? bytes : null), text: bytesText },
  guasti: rate(({ totaleGuasti }) => totaleGuasti),
  csp: rate(({ csp }) => csp),
  lunghi: rate(({ lunghi }) => lunghi),
} as const
