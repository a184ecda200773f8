import {
  classeLabels,
  motivoLabels,
  motivoNonInteressaLabels,
  procedureLabels,
  redazioneLabels,
  regimiAiuto,
  relazioniGruppo,
  roleLabels,
  statiAzienda,
  statiEsigenza,
  statoPraticaLabels,
  statoUtenteLabels,
  tipoCriterioLabels,
  tipoPraticaLabels,
} from '@bandiera/domain'

/** What screens call the values of closed lists. */
const WORDS = new Map<string, string>(
  // the regime of an aid is more often changed than the kind of a criterion: of two words for one value the later counts
  [
    tipoCriterioLabels,
    classeLabels,
    motivoLabels,
    motivoNonInteressaLabels,
    procedureLabels,
    redazioneLabels,
    relazioniGruppo,
    roleLabels,
    statiAzienda,
    statiEsigenza,
    statoPraticaLabels,
    statoUtenteLabels,
    tipoPraticaLabels,
    regimiAiuto,
  ].flatMap((labels) => Object.entries(labels)),
)

/** `raccolta_documenti` -> `Raccolta documenti`: a value of a closed list as screens write it, anything else as it is. */
export function inWords(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const word = WORDS.get(value)
  if (word || !/^[a-z]+(_[a-z]+)+$/.test(value)) return word ?? value
  return value.charAt(0).toUpperCase() + value.slice(1).replaceAll('_', ' ')
}
