import type { Azienda } from './azienda.ts'
import { missing, type AziendaFieldPath, type MissingField } from './missing.ts'
import { dimensione } from '../dimensione/dimensione.ts'
import { placeCodes } from '../territory/territory.ts'

export interface Completeness {
  /** 0-100, rounded. */
  percento: number
  manca: MissingField[]
}

/** Percent; below it a verdict reflects missing data more than the company. Name and P.IVA alone are 11. */
export const COMPLETENESS_FOR_AVVISI = 40

export const isKnownEnoughForAvvisi = (azienda: Azienda): boolean =>
  completenessOf(azienda).percento >= COMPLETENESS_FOR_AVVISI

/** The share of the data for the matching that is known of a company, and the missing data, most useful first. */
export function completenessOf(azienda: Azienda): Completeness {
  const facts = keyFacts(azienda)
  const manca = facts.flatMap(([campo, known]) => (known ? [] : [missing(campo)]))
  return { percento: Math.round((100 * (facts.length - manca.length)) / facts.length), manca }
}

function keyFacts(azienda: Azienda): [AziendaFieldPath, boolean][] {
  const { sedi = [], ateco = [], qualifiche = {}, regolarita = {} } = azienda
  const accounts = azienda.bilanci ?? []
  const asked = (key: string): boolean => qualifiche[key] !== undefined && qualifiche[key] !== null
  return [
    ['ragioneSociale', azienda.ragioneSociale !== ''],
    ['formaGiuridica', azienda.formaGiuridica !== undefined],
    ['codiceFiscale', Boolean(azienda.codiceFiscale || azienda.partitaIva)],
    ['dataCostituzione', azienda.dataCostituzione !== undefined],
    ['sedi', sedi.some((sede) => placeCodes(sede).regione !== undefined)],
    ['sedi.comune', sedi.some((sede) => Boolean(sede.comune))],
    ['ateco', ateco.length > 0],
    ['ateco.versione', ateco.some((each) => each.versione !== undefined)],
    ['bilanci.ula', accounts.some((each) => each.ula !== undefined)],
    ['bilanci.ricavi', accounts.some((each) => each.ricavi !== undefined)],
    [
      'bilanci.totaleAttivo',
      dimensione(azienda).classe !== null || accounts.some((each) => each.totaleAttivo !== undefined),
    ],
    ['qualifiche.femminile', asked('femminile')],
    ['qualifiche.giovanile', asked('giovanile')],
    ['qualifiche.startupInnovativa', asked('startupInnovativa')],
    ['qualifiche.pmiInnovativa', asked('pmiInnovativa')],
    ['aiuti', azienda.aiuti !== undefined],
    ['regolarita.durc', regolarita.durc?.esito !== undefined && regolarita.durc.esito !== null],
    ['esigenze', (azienda.esigenze ?? []).length > 0],
  ]
}
