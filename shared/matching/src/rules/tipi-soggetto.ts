import type { Azienda, CampoAzienda, FormaGiuridica } from '@bandiera/domain'
import { and, known, or, type Valore } from '../kleene.ts'

const SOCIETIES: FormaGiuridica[] = [
  ...(['ditta_individuale', 'ss', 'snc', 'sas', 'srl', 'srls', 'srl_unipersonale', 'spa', 'sapa', 'stp'] as const),
  ...(['cooperativa', 'cooperativa_sociale', 'societa_consortile'] as const),
]

/** Forms that surely are, or may be, each kind of subject of the official catalogue; all other forms are not. */
const KINDS: Record<string, { si: FormaGiuridica[]; forse?: FormaGiuridica[] }> = {
  // self-employed people take part as SMEs where compatible (D.Lgs. 184/2025, art. 10)
  Impresa: { si: SOCIETIES, forse: ['libero_professionista', 'consorzio', 'rete_soggetto', 'altro'] },
  'Cooperative/Associazioni Non Profit': {
    si: ['cooperativa', 'cooperativa_sociale', 'associazione', 'fondazione'],
    forse: ['altro'],
  },
  Consorzio: { si: ['consorzio', 'societa_consortile'], forse: ['altro'] },
  "Rete d'impresa": { si: ['rete_soggetto'], forse: ['altro'] },
  'Ente Pubblico': { si: ['ente_pubblico'], forse: ['altro'] },
  Professionista: { si: ['libero_professionista'], forse: ['altro'] },
  'Associazione fra professionisti': { si: ['stp'], forse: ['associazione', 'altro'] },
  'Università/Ente di Ricerca': {
    si: [],
    forse: ['ente_pubblico', 'fondazione', 'consorzio', 'associazione', 'altro'],
  },
  'Istituto finanziario': { si: [], forse: ['spa', 'cooperativa', 'altro'] },
  Cittadino: { si: [] },
}

/** The qualifications that some kind of subject asks for. */
export const QUALIFICHE_SOGGETTO = ['startupInnovativa', 'pmiInnovativa', 'femminile', 'giovanile'] as const

const QUALIFIED: Record<string, { kind: 'Impresa' | 'new'; unaDi: (typeof QUALIFICHE_SOGGETTO)[number][] }> = {
  'Impresa - SU/PMI innovativa': { kind: 'Impresa', unaDi: ['startupInnovativa', 'pmiInnovativa'] },
  'Impresa - prevalenza femminile/giovanile': { kind: 'Impresa', unaDi: ['femminile', 'giovanile'] },
  'Impresa - prevalenza femminile': { kind: 'Impresa', unaDi: ['femminile'] },
  'Impresa - prevalenza giovanile': { kind: 'Impresa', unaDi: ['giovanile'] },
  'Impresa da costituire - Altro': { kind: 'new', unaDi: [] },
  'Impresa da costituire - Giovanile': { kind: 'new', unaDi: ['giovanile'] },
  'Impresa da costituire - Femminile': { kind: 'new', unaDi: ['femminile'] },
}

/** What only a company that was founded has. */
export const NATA = ['dataCostituzione', 'dataInizioAttivita', 'partitaIva'] as const

/** What of a company says which subject it is. */
export type Soggetto = Pick<Azienda, 'formaGiuridica' | 'stato' | 'qualifiche' | (typeof NATA)[number]>

/** Whether a company is a subject of that kind; unknown for a kind outside the catalogue. */
export function soggettoValue(tipo: string, azienda: Soggetto): Valore {
  const qualified = QUALIFIED[tipo]
  if (!qualified) return byForm(tipo, azienda)
  const base = qualified.kind === 'new' ? isNew(azienda) : byForm('Impresa', azienda)
  return qualified.unaDi.length > 0
    ? and([base, or(qualified.unaDi.map((key) => known(azienda.qualifiche?.[key])))])
    : base
}

/** The datum that would settle a kind that is unknown; `null` when none would. */
export function openCampo(tipo: string, azienda: Azienda): CampoAzienda | null {
  if (azienda.formaGiuridica === undefined) return 'formaGiuridica'
  const qualified = QUALIFIED[tipo]
  if (qualified?.kind === 'new' && isNew(azienda) === 'da_verificare') return 'dataCostituzione'
  const open = qualified?.unaDi.find((key) => known(azienda.qualifiche?.[key]) === 'da_verificare')
  return open ? (`qualifiche.${open}` as CampoAzienda) : null
}

function byForm(tipo: string, { formaGiuridica }: Soggetto): Valore {
  const kind = KINDS[tipo]
  if (!kind || formaGiuridica === undefined || kind.forse?.includes(formaGiuridica)) return 'da_verificare'
  return known(kind.si.includes(formaGiuridica))
}

/** Whether a company is still to be founded; a legal form alone does not say that it exists. */
export function isNew(azienda: Soggetto): Valore {
  const { formaGiuridica, stato } = azienda
  if (formaGiuridica === 'da_costituire' || stato === 'da_costituire') return 'si'
  return known(stato !== undefined || NATA.some((campo) => azienda[campo]) ? false : null)
}
