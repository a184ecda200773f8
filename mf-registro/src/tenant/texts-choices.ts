import { formatInstant } from '@bandiera/domain'
import type { Scelta } from './parts/generations.ts'
import { canarinoText } from '../parts/texts.ts'

/** What a generation chose of one module: `1.2.0, segue stable, 1.3.0 in prova al 10%`. */
export function sceltaText(scelta: Scelta | undefined): string {
  if (!scelta) return 'quella del portale'
  const { version, channel, canary } = scelta
  return [
    version ?? 'spento',
    ...(channel ? [`segue ${channel}`] : version === null ? [] : ['fissata']),
    ...(canary ? [canarinoText(canary)] : []),
  ].join(', ')
}

const VERBI: Record<string, string> = {
  promuovi: 'Promozione',
  canarino: 'Canarino',
  annulla: 'Ritorno indietro',
  spegni: 'Spegnimento',
  accendi: 'Accensione',
  segui: 'Cambio di canale',
  trattieni: 'Trattenuta',
  minimo: 'Versione minima',
  ritira: 'Ritiro',
}
export const verboText = (verb: string): string => VERBI[verb] ?? verb

/** When something was; nothing for what was always so. */
export const quandoText = (at: string | null): string => (at ? formatInstant(at) : 'con il portale')
