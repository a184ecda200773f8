import type { Canarino, Rifiutata, Risolta } from './resolution.ts'

/** Why it is this version; what was simply chosen needs no word. */
const MOTIVI: Record<string, string> = {
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

export const motivoOf = (reason: string): string => MOTIVI[reason] ?? reason

/** Those that an operator should look at: something else than what was chosen comes out. */
export const isAnomalo = (reason: string): boolean => ['older', 'lastGood', 'withdrawn', 'none'].includes(reason)

/** `1.2.0: chiede il contratto ^3.0.0, la shell ha 2.0.0` */
export const rifiutataText = ({ version, why }: Rifiutata): string => `${version}: ${whyText(why)}`

function whyText({ kind, what, asked, found }: Rifiutata['why']): string {
  if (kind === 'held') return 'trattenuta, perché si è fermata troppe volte'
  if (kind === 'missing') return 'non è più pubblicata'
  if (kind === 'withdrawn') return 'è stata ritirata'
  if (kind === 'floor') return `è sotto la versione minima, la ${found}`
  const name = what === 'contract' ? 'il contratto' : what
  return `chiede ${name} ${asked}, la shell ${found ? `ha ${found}` : 'non ce l’ha'}`
}

/** Everything there is to say about why a version comes out, sentence by sentence. */
export function spiegazione({ reason, wanted, refused }: Pick<Risolta, 'reason' | 'wanted' | 'refused'>): string[] {
  const motivo = motivoOf(reason)
  return [...(motivo ? [motivo] : []), ...(wanted ? [`era scelta la ${wanted}`] : []), ...refused.map(rifiutataText)]
}

export const canarinoText = ({ version, percent }: Canarino): string => `${version} in prova al ${percent}%`
