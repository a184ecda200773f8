import type { Choice } from './parts/generations.ts'
import { canaryText } from '../parts/texts.ts'

/** What a generation chose of one module: `1.2.0, segue stable, 1.3.0 in prova al 10%`. */
export function choiceText(scelta: Choice | undefined): string {
  if (!scelta) return 'quella del portale'
  const { version, channel, canary } = scelta
  return [
    version ?? 'spento',
    ...(channel ? [`segue ${channel}`] : version === null ? [] : ['fissata']),
    ...(canary ? [canaryText(canary)] : []),
  ].join(', ')
}

const VERBS: Record<string, string> = {
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
export const verbText = (verb: string): string => VERBS[verb] ?? verb
