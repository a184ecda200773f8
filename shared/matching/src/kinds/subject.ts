import {
  type Azienda,
  type AziendaFieldPath,
  type CriterioOfKind,
  type LegalForm,
  legalFormLabels,
  labelOf,
  missing,
} from '@bandiera/domain'
import { and, known, not, or, type KleeneValue } from '../kleene.ts'
import type { Reading } from '../engine/reading.ts'
import { either, judge, ofCompany, ofGrant } from '../judgement.ts'
import type { Rule } from '../evaluation.ts'

const formName = (forma: string): string => labelOf(legalFormLabels, forma)

/** Kinds of subject (incentivi.gov.it, Tipologia soggetto), read from the legal form and the qualifications. */
const tipoSoggetto: Rule<CriterioOfKind<'tipoSoggetto'>> = ({ ammessi }, azienda) => {
  const regola = ammessi.length > 0 ? `Tipo di soggetto: ${either(ammessi)}` : 'Tipo di soggetto'
  const valoreAzienda = azienda.formaGiuridica && formName(azienda.formaGiuridica)
  if (ammessi.length === 0) {
    return judge('da_verificare', { regola, valoreAzienda, manca: ofGrant('Tipi di soggetto ammessi') })
  }
  const values = ammessi.map((tipo) => subjectValue(tipo, azienda))
  const open = ammessi[values.indexOf('da_verificare')] ?? ''
  const campo = missingField(open, azienda)
  const manca = campo ? ofCompany(missing(campo)) : { lato: 'azienda' as const, etichetta: `Se rientra in: ${open}` }
  return judge(subjectsValue(ammessi, azienda), { regola, valoreAzienda, manca })
}

const subjectsValue = (ammessi: readonly string[], azienda: SubjectData): KleeneValue =>
  ammessi.length > 0 ? or(ammessi.map((tipo) => subjectValue(tipo, azienda))) : 'da_verificare'

/** Legal form, from a closed list (domain rule 2.3); an unknown one is neither admitted nor excluded. */
const formaGiuridica: Rule<CriterioOfKind<'formaGiuridica'>> = ({ ammesse = [], escluse = [] }, azienda) => {
  const forma = azienda.formaGiuridica
  const parts = [
    ammesse.length > 0 && `Forma giuridica: ${either(ammesse.map(formName))}`,
    escluse.length > 0 && `Forma giuridica diversa da ${either(escluse.map(formName))}`,
  ].filter(Boolean)
  const regola = parts.join('; ') || 'Forma giuridica'
  if (parts.length === 0) return judge('da_verificare', { regola, manca: ofGrant('Forme giuridiche ammesse') })
  const valore = legalFormValue({ ammesse, escluse }, forma)
  const name = forma && formName(forma)
  return judge(valore, { regola, valoreAzienda: name, dettaglio: name, manca: ofCompany(missing('formaGiuridica')) })
}

function legalFormValue({ ammesse = [], escluse = [] }: LegalForms, forma: string | undefined): KleeneValue {
  if (ammesse.length + escluse.length === 0) return 'da_verificare'
  const isIn = (list: readonly string[]): KleeneValue => known(forma === undefined ? null : list.includes(forma))
  return and([ammesse.length > 0 ? isIn(ammesse) : 'si', escluse.length > 0 ? not(isIn(escluse)) : 'si'])
}

type LegalForms = Pick<CriterioOfKind<'formaGiuridica'>, 'ammesse' | 'escluse'>

const SOCIETIES: LegalForm[] = [
  ...(['ditta_individuale', 'ss', 'snc', 'sas', 'srl', 'srls', 'srl_unipersonale', 'spa', 'sapa', 'stp'] as const),
  ...(['cooperativa', 'cooperativa_sociale', 'societa_consortile'] as const),
]

/** Forms that surely are, or may be, each kind of subject of the official catalogue; all other forms are not. */
const KINDS: Record<string, { si: LegalForm[]; forse?: LegalForm[] }> = {
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

const SUBJECT_QUALIFICATIONS = ['startupInnovativa', 'pmiInnovativa', 'femminile', 'giovanile'] as const

const QUALIFIED: Record<string, { kind: 'Impresa' | 'new'; unaDi: (typeof SUBJECT_QUALIFICATIONS)[number][] }> = {
  'Impresa - SU/PMI innovativa': { kind: 'Impresa', unaDi: ['startupInnovativa', 'pmiInnovativa'] },
  'Impresa - prevalenza femminile/giovanile': { kind: 'Impresa', unaDi: ['femminile', 'giovanile'] },
  'Impresa - prevalenza femminile': { kind: 'Impresa', unaDi: ['femminile'] },
  'Impresa - prevalenza giovanile': { kind: 'Impresa', unaDi: ['giovanile'] },
  'Impresa da costituire - Altro': { kind: 'new', unaDi: [] },
  'Impresa da costituire - Giovanile': { kind: 'new', unaDi: ['giovanile'] },
  'Impresa da costituire - Femminile': { kind: 'new', unaDi: ['femminile'] },
}

const FOUNDED_FIELDS = ['dataCostituzione', 'dataInizioAttivita', 'partitaIva'] as const

type SubjectData = Pick<Azienda, 'formaGiuridica' | 'stato' | 'qualifiche' | (typeof FOUNDED_FIELDS)[number]>

function subjectValue(tipo: string, azienda: SubjectData): KleeneValue {
  const qualified = QUALIFIED[tipo]
  if (!qualified) return byForm(tipo, azienda)
  const base = qualified.kind === 'new' ? isNew(azienda) : byForm('Impresa', azienda)
  return qualified.unaDi.length > 0
    ? and([base, or(qualified.unaDi.map((key) => known(azienda.qualifiche?.[key])))])
    : base
}

/** The datum that would settle an unknown kind of subject; `null` when none would. */
function missingField(tipo: string, azienda: Azienda): AziendaFieldPath | null {
  if (azienda.formaGiuridica === undefined) return 'formaGiuridica'
  const qualified = QUALIFIED[tipo]
  if (qualified?.kind === 'new' && isNew(azienda) === 'da_verificare') return 'dataCostituzione'
  const open = qualified?.unaDi.find((key) => known(azienda.qualifiche?.[key]) === 'da_verificare')
  return open ? (`qualifiche.${open}` as AziendaFieldPath) : null
}

function byForm(tipo: string, { formaGiuridica }: SubjectData): KleeneValue {
  const kind = KINDS[tipo]
  if (!kind || formaGiuridica === undefined || kind.forse?.includes(formaGiuridica)) return 'da_verificare'
  return known(kind.si.includes(formaGiuridica))
}

/** Whether a company is still to be founded; a legal form alone does not say that it exists. */
function isNew(azienda: SubjectData): KleeneValue {
  const { formaGiuridica, stato } = azienda
  if (formaGiuridica === 'da_costituire' || stato === 'da_costituire') return 'si'
  return known(stato !== undefined || FOUNDED_FIELDS.some((campo) => azienda[campo]) ? false : null)
}

const applicantKindReading: Reading<CriterioOfKind<'tipoSoggetto'>, SubjectData> = {
  column: () => 'tipoSoggetto',
  fields: ['formaGiuridica', 'stato', 'qualifiche', ...FOUNDED_FIELDS],
  values: (azienda) => [azienda],
  key(soggetto) {
    const answers = SUBJECT_QUALIFICATIONS.map((chiave) => known(soggetto.qualifiche?.[chiave]))
    return `${soggetto.formaGiuridica} ${isNew(soggetto)} ${answers.join(' ')}`
  },
  decide: ({ ammessi }, soggetto) => subjectsValue(ammessi, soggetto),
}

const legalFormReading: Reading<CriterioOfKind<'formaGiuridica'>, string | undefined> = {
  column: () => 'formaGiuridica',
  fields: ['formaGiuridica'],
  values: (azienda) => [azienda.formaGiuridica],
  key: (forma) => (forma === undefined ? '' : `è ${forma}`),
  decide: legalFormValue,
}

export const subjectRules = { tipoSoggetto, formaGiuridica }
export const subjectReadings = { tipoSoggetto: applicantKindReading, formaGiuridica: legalFormReading }
