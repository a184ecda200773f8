import { type Criterio, criteriOfBando, insideSentence } from '@bandiera/domain'
import type { EsitoCriterio, MatchingContext } from '../evaluation.ts'
import { or } from '../kleene.ts'
import type { Incrocio } from '../ranking.ts'
import { type ReasonFacts, reasonsByKind } from './kinds.ts'

type Pair = Pick<Incrocio, 'azienda' | 'bando' | 'valutazione'>

/**
 * Why a match is not eligible, in a few Italian words with the numbers: the first requirement that says no, else the first whose datum is
 * unknown, those of the company before those of the grant. Empty for an eligible match.
 */
export function blockingReason({ azienda, bando, valutazione }: Pair, contesto: MatchingContext): string {
  const { esito, criteri } = valutazione
  if (esito === 'ammissibile') return ''
  const wanted = esito === 'non_ammissibile' ? 'no' : 'da_verificare'
  const open = groupsOf(criteri).filter((group) => or(group.map(({ valore }) => valore)) === wanted)
  const group = open.find(([first]) => first?.manca?.lato !== 'bando') ?? open[0]
  if (!group) return ''
  const stated = criteriOfBando(bando.data)
  const reasons = group
    .filter(({ valore }) => valore === wanted)
    .map((giudizio) => reasonOf(stated, { azienda, contesto, giudizio }))
  return [...new Set(reasons)].join('; ')
}

/** The requirements of a match; alternatives of one group together, at the place of the first. */
function groupsOf(criteri: readonly EsitoCriterio[]): EsitoCriterio[][] {
  const groups = new Map<string, EsitoCriterio[]>()
  for (const one of criteri) {
    if (!one.vincolante) continue
    const key = one.gruppo ? `g ${one.gruppo}` : `c ${one.id}`
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return [...groups.values()]
}

function reasonOf(stated: readonly Criterio[], facts: ReasonFacts & { giudizio: EsitoCriterio }): string {
  const { manca, id, regola, valore } = facts.giudizio
  if (valore === 'da_verificare') return missingReason(facts.giudizio)
  const criterio = stated.find((one) => one.id === id)
  if (!criterio) return manca ? missingReason(facts.giudizio) : regola
  const reason = reasonsByKind[criterio.tipo] as ((criterio: Criterio, facts: ReasonFacts) => string) | undefined
  return reason?.(criterio, facts) ?? regola
}

function missingReason({ manca, tipo, regola }: EsitoCriterio): string {
  if (tipo === 'libero') return `Da valutare: ${regola}`
  if (!manca) return `Da verificare: ${insideSentence(regola)}`
  if (manca.lato === 'bando') return `Il bando non indica: ${insideSentence(manca.etichetta)}`
  const name = (manca.campo ?? '').replace(/\.\d+(?=\.|$)/g, '')
  return MISSING[name] ?? `Manca: ${insideSentence(manca.etichetta)}`
}

/** With its article: what an adviser asks the client for. */
const MISSING: Record<string, string> = {
  sedi: 'Manca la sede',
  'sedi.regione': 'Manca la regione della sede',
  'sedi.provincia': 'Manca la provincia della sede',
  'sedi.comune': 'Manca il comune della sede',
  'sedi.operativa': 'Manca se la sede legale è operativa',
  ateco: 'Manca il codice ATECO',
  'ateco.versione': 'Manca la versione del codice ATECO',
  'ateco.prevalente': 'Manca il codice ATECO prevalente',
  formaGiuridica: 'Manca la forma giuridica',
  dataCostituzione: 'Manca la data di costituzione',
  dataInizioAttivita: 'Manca la data di inizio attività',
  bilanci: 'Mancano i bilanci',
  'bilanci.ricavi': 'Manca il fatturato',
  'bilanci.ula': 'Mancano gli addetti',
  'bilanci.totaleAttivo': 'Manca il totale attivo',
  compagine: 'Manca la compagine',
  aiuti: 'Mancano gli aiuti ricevuti',
  gruppo: 'Mancano gli aiuti del gruppo',
  esigenze: 'Manca l’esigenza',
  'esigenze.importo': 'Manca l’importo del progetto',
  'regolarita.durc': 'Manca il DURC',
}
