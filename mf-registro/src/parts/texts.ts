import { formatInstant } from '@bandiera/domain'
import type { Canary, Refused, Resolution } from './registry.ts'

/** What was simply chosen needs no word. */
const REASONS: Record<string, string> = {
  chosen: '',
  canary: 'In prova',
  older: 'Versione più vecchia',
  lastGood: 'Tornata alla precedente',
  builtIn: 'Quella del portale',
  off: 'Spento',
  withdrawn: 'Ritirata, senza un’altra che vada bene',
  none: 'Nessuna che vada bene',
  unchosen: 'Non ancora promosso',
}

export const reasonText = (reason: string): string => REASONS[reason] ?? reason

/** The tenant gets another version than the chosen one. */
export const isAbnormal = (reason: string): boolean => ['older', 'lastGood', 'withdrawn', 'none'].includes(reason)

/** `1.2.0: chiede il contratto ^3.0.0, la shell ha 2.0.0` */
export const refusedText = ({ version, why }: Refused): string => `${version}: ${whyText(why)}`

function whyText({ kind, what, asked, found }: Refused['why']): string {
  if (kind === 'held') return 'trattenuta, perché si è fermata troppe volte'
  if (kind === 'missing') return 'non è più pubblicata'
  if (kind === 'withdrawn') return 'è stata ritirata'
  if (kind === 'floor') return `è sotto la versione minima, la ${found}`
  const name = what === 'contract' ? 'il contratto' : what
  return `chiede ${name} ${asked}, la shell ${found ? `ha ${found}` : 'non ce l’ha'}`
}

export function explanationOf({
  reason,
  wanted,
  refused,
}: Pick<Resolution, 'reason' | 'wanted' | 'refused'>): string[] {
  const motivo = reasonText(reason)
  return [...(motivo ? [motivo] : []), ...(wanted ? [`era scelta la ${wanted}`] : []), ...refused.map(refusedText)]
}

export const canaryText = ({ version, percent }: Canary): string => `${version} in prova al ${percent}%`

/** What came with the portal has no day. */
export const whenText = (at: string | null): string => (at ? formatInstant(at) : 'con il portale')
