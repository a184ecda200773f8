import { findProvincia, foldText, tidyText, type LegalForm, type AziendaState } from '@bandiera/domain'
import tables from './legal-forms.json'

/** ISTAT code of a province by its sigla, code or name; empty when it is none. */
const provinciaOf = (text: string): string => findProvincia(tidyText(text.replace(/[()]/g, ' ')))?.codice ?? ''

interface Place {
  nome: string
  /** ISTAT code; empty when the file does not say one that exists. */
  provincia: string
  cap: string
  /** The text with its last two letters, where these may be part of the name. */
  intero?: string
}

const BARE = /^(.+?) ([A-Z]{2})$/
const TAIL = [/^(.+?) ?\( ?([^()]+?) ?\)\.?$/, /^(.+?) ?[,;/-] ?([A-Za-z]{2})\.?$/, BARE]

/** From one column or two, where the province's wins: `Milano (MI)`, `Rio Marina, LI`, `20121 MILANO MI`. */
export function placeIn(comune: string, provincia: string): Place {
  const bare = tidyText(comune).replace(/[\s,-]*[\s,(-](?:italia|italy)\)?$/i, '')
  const { cap, whole } = withoutCap(withProvinciaBehind(bare.replace(/^comune di (?=\S)/i, '')))
  const said = provincia ? provinciaOf(provincia) : ''
  for (const tail of TAIL) {
    const [, nome = '', sigla = ''] = tail.exec(whole) ?? []
    const within = sigla && provinciaOf(sigla)
    // Gardone VT may be in Val Trompia: two letters without a sign say less than a sigla in brackets
    if (within)
      return { nome, provincia: provincia ? said : within, cap, ...(!provincia && tail === BARE && { intero: whole }) }
  }
  return { nome: whole, provincia: said, cap }
}

/** `MI - Milano` as `Milano (MI)`. */
const withProvinciaBehind = (text: string): string => {
  const [, sigla = '', nome] = /^([A-Z]{2}) ?[-–] ?(\p{L}.*)$/u.exec(text) ?? []
  return sigla && provinciaOf(sigla) ? `${nome} (${sigla})` : text
}

/** `20121 Milano`, `I-20121 Milano`, `IT-20121 Milano`, `Milano 20121`, `Milano (20121)`. */
function withoutCap(text: string): { cap: string; whole: string } {
  const [, before, name] = /^(?:IT?-)?(\d{5}) ?[-,]? (.*)$/i.exec(text) ?? []
  if (before) return { cap: before, whole: name! }
  const [, alone, behind] = /^(\D*[^\d\s,(-])[\s,-]+\(?(\d{5})\)?$/.exec(text) ?? []
  return behind ? { cap: behind, whole: alone! } : { cap: '', whole: text }
}

/** Letters with points between them: `S.r.l.`, `s.a.s`, `S. p. A.` */
const INITIALS = /(?<![A-Za-z])(?:[A-Za-z]\.\s?(?=[A-Za-z]\.))*[A-Za-z]\.(?:[A-Za-z](?![A-Za-z.]))?/g
const SPACED = /\b(s r l s|s r l u|s r l|s p a|s n c|s a s)\b/g

/** Words without capitals, accents and signs; letters with points between them are one word: `S.r.l.` is `srl`. */
function plain(text: string): string {
  const joined = tidyText(text).replace(INITIALS, (letters) => `${letters.replace(/[.\s]/g, '')} `)
  return foldText(joined).replace(SPACED, (letters) => letters.replaceAll(' ', ''))
}

const LEGAL_FORM_WORDS =
  /\b(srl|srls|srlu|spa|snc|sas|sapa|ss|scarl|scrl|scpa|stp|soc|societa|coop|cooperativa|unipersonale|semplificata|a responsabilita limitata|per azioni|in liquidazione)\b/g

/** Without the legal form: `ROSSI S.R.L.` is `Rossi Srl`. */
export function companyName(text: string): string {
  const whole = plain(text)
  return whole.replace(LEGAL_FORM_WORDS, ' ').replace(/ +/g, ' ').trim() || whole
}

function inList<T extends string>(words: Readonly<Record<T, string>>, text: string): T | undefined {
  const key = plain(text)
  return (Object.keys(words) as T[]).find((value) => [plain(value), foldText(value), plain(words[value])].includes(key))
}

/** Words that name one form each, in the order in which they win: a "cooperativa sociale" is also a "cooperativa". */
const LEGAL_FORMS: readonly (readonly [RegExp, LegalForm])[] = [
  [/\bcoop(erativa)? soc(iale)?\b|\bcoop(erativa)? (di )?produzione e lavoro sociale\b/, 'cooperativa_sociale'],
  [/\bsoc(ieta)? coop(erativa)?\b|\bcooperativa\b|\bcoop\b|\bsccoop\b/, 'cooperativa'],
  [
    /\bsoc(ieta)? cons(ortile)?\b|\bconsortile\b|\bcons (a )?rl\b|\bscarl\b|\bscrl\b|\bsc a rl\b|\bscpa\b/,
    'societa_consortile',
  ],
  [/\bconsorzio\b/, 'consorzio'],
  [
    /\brete (soggetto|di imprese con soggettivita giuridica)\b|\bdotat[ao] di soggettivita giuridica\b/,
    'rete_soggetto',
  ],
  [/\b(societa|soc) tra professionisti\b|\bstp\b/, 'stp'],
  [/\bsemplif(icata)?\b|\bsrls\b/, 'srls'],
  [/\b(a? ?resp(onsabilita)? lim(itata)?|srl|a rl|arl|sarl|soc rl)\b/, 'srl'],
  [/\baccomandita per azioni\b|\bsapa\b/, 'sapa'],
  [/\baccomandita semplice\b|\bsas\b/, 'sas'],
  [/\bnome coll(ettivo)?\b|\bsnc\b/, 'snc'],
  [/\bsocieta per azioni\b|\bsoc per azioni\b|\bspa\b/, 'spa'],
  [
    /\bsocieta (agricola )?semplice\b|\bsoc (agricola )?semplice\b|\bsocieta (semplice|ss) agricola\b|\b(societa|soc) agricola ss\b|^s ?s$|\bss( societa)? agricola\b|\bsoc(ieta)? agr(icola)? (semplice|ss)\b/,
    'ss',
  ],
  [
    /\b(impresa|impr|ditta|imprenditore|azienda)( agricola)? ind(iv|ividuale)?\b|^individuale$|\b(impresa|azienda) familiare\b|\bcoltivatore diretto\b/,
    'ditta_individuale',
  ],
  [/\b(libero )?professionista\b|\blibero prof\b/, 'libero_professionista'],
  [/\bfondazione\b/, 'fondazione'],
  [
    /\b(associazione|ass)\b(?!.*(profession|partecipazione|avvocat|legal|notar|impres))|^(asd|aps|odv)\b/,
    'associazione',
  ],
  [/\bente pubblico\b|^azienda speciale\b/, 'ente_pubblico'],
  [/^da costituire$|\bcostituend[ao]\b/, 'da_costituire'],
]
const NATURE: Readonly<Record<string, string>> = tables.nature
/** A form holds the words of others and is one of its own. */
const INSIDE: Readonly<Record<string, readonly string[]>> = tables.inside
const SOLE = /\b(unip|uni ?personale|uninominale|(unico|un solo|singolo) socio|socio unico|srlu)\b/
/** Forms of the Registro imprese that the portal has no value of its own for. */
const OTHERS =
  /^(societa (di fatto|irregolare|europea|estera|di mutuo soccorso)|societa costituita (in base a leggi di altro stato|all estero)|(studio|studi) associat[oi]|associazione (professionale|tra (professionisti|avvocati|notai))|(societa|soc) tra avvocati|sta|comunione ereditaria|eredita indivisa|trust|condominio|gruppo europeo di interesse economico|geie|ente ecclesiastico|ente religioso|istituto religioso|parrocchia|mutua assicurazione|altr[ae]( forma)?)$/

/** `undefined` when the words mean no form, or two. */
export function legalFormOf(words: Readonly<Record<LegalForm, string>>, text: string): LegalForm | undefined {
  const listed = inList(words, text)
  if (listed) return listed
  const key = plain(text)
    .replace(/\bsrl ?u\b/, 'srl unipersonale')
    .replace(/\bsrl s\b/, 'srls')
    .replace(/^sb (?=s)/, '')
  if (Object.hasOwn(NATURE, key)) return NATURE[key] as LegalForm
  if (OTHERS.test(key)) return 'altro'
  const found = LEGAL_FORMS.filter(([pattern]) => pattern.test(key)).map(([, forma]) => forma)
  const outer = found.filter((forma) => !found.some((other) => INSIDE[other]?.includes(forma)))
  const [one] = outer
  if (outer.length !== 1) return undefined
  return one === 'srl' && SOLE.test(key) ? 'srl_unipersonale' : one
}

const STATES: readonly (readonly [RegExp, AziendaState])[] = [
  [/^(attiv[aoe]( dal( \d+)+)?|in attivita|operativ[ao]|active|si)$/, 'attiva'],
  [/^(inattiv[aoe]|inactive|non attiv[ao]|non operativ[ao]|mai attivata|dormiente)$/, 'inattiva'],
  [
    /^(messa )?(in )?(liquidazione|liquid|liq|scioglimento( e liquidazione)?)( volontaria| vol)?( dal( \d+)+)?$/,
    'in_liquidazione',
  ],
  [
    /^(attivita )?(cessat[aoe]|cessazione|cancellat[aoe])( attivita)?( d ufficio| dal (r i|ri|registro( delle)? imprese))?( (il|dal|in data)( \d+)+)?$/,
    'cessata',
  ],
  [/^(da costituire|costituend[ao]|in (corso di )?costituzione)$/, 'da_costituire'],
]

/** The state that words mean: `attivo`, `Impresa attiva`, `in liquidazione`; a failure or a suspension is none of them. */
export function stateOf(words: Readonly<Record<AziendaState, string>>, text: string): AziendaState | undefined {
  const key = plain(text).replace(/^(impresa|societa|ditta|azienda|registrata) /, '')
  return inList(words, text) ?? STATES.find(([pattern]) => pattern.test(key))?.[1]
}
