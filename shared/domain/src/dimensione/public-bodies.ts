import type { Azienda, GroupMember, Socio } from '../azienda/azienda.ts'
import { missing, type MissingField } from '../azienda/missing.ts'
import { foldText } from '../text/fold.ts'

/** Share of the capital from which public bodies make a company no SME, in percent (Rec. 2003/361/EC, annex, art. 3.4). */
export const PUBLIC_SHARE = 25
/** An investor of art. 3.2, second subparagraph is left out as long as it does not control the company. */
const CONTROL = 50

export interface PublicCapital {
  /** Percent of the capital that public bodies hold for sure, directly or through the group. */
  quota: number
  /** Whether they hold enough for the company to be no SME; `null` while a question is open that decides it. */
  oltre: boolean | null
  /** Owners that sound like a public body without an answer whether they are one, or that lack their share. */
  domande: MissingField[]
  domanda: string
}

interface Owner {
  nome: string
  campo: string
  quota: number | undefined
  /** What was said, that two lists say different things, or what the name sounds like. */
  ente: 'si' | 'eccezione' | 'sembra' | 'contraddetto'
}

const NO_PUBLIC_CAPITAL: PublicCapital = { quota: 0, oltre: false, domande: [], domanda: '' }

/**
 * What public bodies control, jointly, directly or through the group (Rec. 2003/361/EC, annex, art. 3.4). Left out while they hold no more than
 * half: public investment corporations, universities and research centres, institutional investors, and local authorities with a budget below
 * 10 M€ and fewer than 5,000 inhabitants (art. 3.2, second subparagraph). A name that sounds public is a question and decides nothing.
 */
export function publicCapital({ compagine = [], gruppo = [] }: Pick<Azienda, 'compagine' | 'gruppo'>): PublicCapital {
  const owners = [
    ...compagine.flatMap((socio, i) => ownerOf(socio, i, gruppo)),
    ...gruppo.flatMap((membro, i) => parentOf(membro, i, compagine)),
  ]
  if (owners.length === 0) return NO_PUBLIC_CAPITAL
  // capital without an owner may belong to one whose share was not written
  const rest = Math.max(0, 100 - sum(compagine))
  const quota = cut(publicShare(owners.filter(isSaid).map(withQuota(0))))
  const most = publicShare(owners.map(withQuota(rest)))
  const oltre = quota >= PUBLIC_SHARE ? true : most >= PUBLIC_SHARE ? null : false
  const asked = oltre === null ? owners.filter((one) => !isSaid(one) || one.quota === undefined) : []
  const domande = asked.map((one) => fieldToFill(one.nome, one.campo, !isSaid(one)))
  return { quota, oltre, domande, domanda: asked.map(questionOf).join(' ') }
}

export const looksLikePublicBody = (nome: string): boolean => SOUNDS_PUBLIC.test(foldText(nome))

/** Behind a name that also is a word: a company has its legal form there. */
const WITHOUT_FORM = '(?!.*\\b(?:s ?r ?l|s ?p ?a|s ?n ?c|s ?a ?s|soc|coop|societa)\\b)\\w'

const SOUNDS_PUBLIC = new RegExp(
  `^(?:il |la |l |lo )?(?:${[
    'comune (?:di|de|del|della|dell|dei|d)',
    'provincia (?:di|del|dell|della|autonoma|regionale)',
    `(?:comune|provincia|citta di|municipio di) ${WITHOUT_FORM}`,
    '(?:prov|reg) (?:di |autonoma |della |del )?(?!srl|spa|snc|sas)\\w',
    'regione (?!srl|spa|s r l|s p a)\\w',
    'roma capitale',
    'citta metropolitana',
    'libero consorzio comunale',
    'consorzio (?:di|dei|fra|tra)(?: i)? comuni',
    'unione (?:dei|di|montana|territoriale)',
    'unioncamere',
    'comunita (?:montana|collinare)',
    'stato italiano',
    'ministero',
    'presidenza del consiglio',
    'ente (?:parco|pubblico|regionale|nazionale|autonomo)',
    'camera di commercio',
    'c ?c ?i ?a ?a\\b',
    'universita',
    'politecnico',
    'consiglio nazionale delle ricerche',
    'azienda (?:sanitaria|ospedaliera|usl|ulss|pubblica|speciale)',
    '(?:a ?s ?l|a ?u ?s ?l|u ?l ?s ?s|u ?s ?l|a ?s ?s ?t)\\b',
    'agenzia (?:nazionale|regionale|(?:delle )?entrate|del demanio|per la coesione)',
    `(?:arpa|ater|aler|iacp)(?:$| ${WITHOUT_FORM})`,
    'istituto nazionale',
    'consorzio di bonifica',
    'autorita (?:di|portuale|nazionale)',
    'cassa depositi e prestiti',
    'amministrazione (?:comunale|provinciale|regionale)',
    '(?:i ?n ?p ?s|i ?n ?a ?i ?l|c ?n ?r|m ?e ?f|infn|istat|enea|ispra|ismea|agea)\\b',
    // public investment companies, of the State and of regioni
    '(?:invitalia|simest|sace|cdp|finlombarda|finpiemonte|puglia sviluppo|veneto sviluppo|sviluppumbria|fincalabra)\\b',
  ].join('|')})`,
)

/** One owner under one number, or under one name. */
const isSame = (socio: Socio, { cf, denominazione = '' }: GroupMember): boolean =>
  Boolean((cf && socio.cf === cf) || (denominazione && foldText(socio.nome) === foldText(denominazione)))

/** One answer for one owner, in either list; two that differ are a question, and so is a name that sounds like a public body. */
function publicBodyOf(nome: string, answers: readonly Socio['entePubblico'][], person = false): Owner['ente'] | null {
  const said = new Set(answers.filter((answer) => answer !== undefined))
  const [answer] = said
  if (said.size > 1) return 'contraddetto'
  if (answer === undefined) return !person && looksLikePublicBody(nome) ? 'sembra' : null
  return answer === 'si' || answer === 'eccezione' ? answer : null
}

function ownerOf(socio: Socio, at: number, gruppo: readonly GroupMember[]): Owner[] {
  const { nome, cf, quota, genere, dataNascita } = socio
  const person = genere !== undefined || dataNascita !== undefined || /^[A-Z]{6}/i.test(cf ?? '')
  const there = gruppo.filter((membro) => isSame(socio, membro))
  const ente = publicBodyOf(nome, [socio, ...there].map(answerOf), person)
  // a director without a share owns nothing
  return ente && quota !== 0 ? [{ nome, campo: `compagine.${at}`, quota, ente }] : []
}

/** A company of the group that is above this one; of one that is among the owners too, what it holds beyond that. */
function parentOf(membro: GroupMember, at: number, compagine: readonly Socio[]): Owner[] {
  const { denominazione: nome = '', relazione } = membro
  const there = compagine.filter((socio) => isSame(socio, membro))
  const ente = publicBodyOf(nome, [membro, ...there].map(answerOf))
  if (!ente || relazione === 'controllata') return []
  const [socio] = there
  const whole = relazione === 'associata' ? membro.quota : Math.max(membro.quota ?? 0, CONTROL + 1)
  const quota = socio ? Math.max(0, (whole ?? 0) - (socio.quota ?? 0)) : whole
  return quota === 0 ? [] : [{ nome: nome || 'Impresa del gruppo', campo: `gruppo.${at}`, quota, ente }]
}

const answerOf = ({ entePubblico }: Pick<Socio, 'entePubblico'>): Socio['entePubblico'] => entePubblico

const isSaid = ({ ente }: Owner): boolean => ente === 'si' || ente === 'eccezione'

const withQuota =
  (unknown: number) =>
  ({ ente, quota = unknown }: Owner): { ente: Owner['ente']; quota: number } => ({ ente, quota })

/** Exceptions count from where they control the company together. */
function publicShare(owners: readonly { ente: Owner['ente']; quota: number }[]): number {
  const except = sum(owners.filter(({ ente }) => ente === 'eccezione'))
  return sum(owners.filter(({ ente }) => ente !== 'eccezione')) + (except > CONTROL ? except : 0)
}

/** Shares have two decimals: sums carry what binary fractions add. */
const sum = (owners: readonly { quota?: number | undefined }[]): number =>
  Math.round(owners.reduce((total, { quota = 0 }) => total + quota, 0) * 100) / 100

const cut = (quota: number): number => Math.min(100, quota)

function questionOf({ nome, ente }: Owner): string {
  if (ente === 'sembra') return `«${nome}» sembra un ente pubblico: confermi?`
  return ente === 'contraddetto'
    ? `«${nome}» è un ente pubblico? Compagine e gruppo dicono cose diverse.`
    : `Che quota ha «${nome}»?`
}

function fieldToFill(nome: string, campo: string, isAsked: boolean): MissingField {
  const list = campo.startsWith('gruppo') ? 'gruppo' : 'compagine'
  const name = isAsked ? 'entePubblico' : 'quota'
  const { etichetta } = missing(`${list}.${name}`)
  return { campo: `${campo}.${name}`, etichetta: `${etichetta} (${nome})` }
}
