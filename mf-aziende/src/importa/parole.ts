import { findProvincia, foldText, tidyText, type FormaGiuridica, type StatoAzienda } from '@bandiera/domain'

/** ISTAT code of a province by its sigla, code or name; empty when it is none. */
export const provinciaOf = (text: string): string => findProvincia(tidyText(text.replace(/[()]/g, ' ')))?.codice ?? ''

/** A comune as a file names it. */
export interface Luogo {
  nome: string
  /** ISTAT code of its province; empty when the file does not say one that exists. */
  provincia: string
  /** The postcode, where it stands in front of the name. */
  cap: string
}

const TAIL = [/^(.+?) ?\( ?([^()]+?) ?\)\.?$/, /^(.+?) ?[,;/-] ?([A-Za-z]{2})\.?$/, /^(.+?) ([A-Z]{2})$/]

/**
 * The comune and its province from their two columns, or from one: `Milano (MI)`, `Rio Marina, LI`, `20121 MILANO MI`. What
 * stands in the column of the province counts.
 */
export function luogoIn(comune: string, provincia: string): Luogo {
  const [, cap = '', whole = ''] = /^(?:I-?)?(?:(\d{5}) ?[-,]? )?(.*)$/.exec(tidyText(comune)) ?? []
  const said = provincia ? provinciaOf(provincia) : ''
  for (const tail of TAIL) {
    const [, nome = '', sigla = ''] = tail.exec(whole) ?? []
    const within = sigla && provinciaOf(sigla)
    if (within) return { nome, provincia: provincia ? said : within, cap }
  }
  return { nome: whole, provincia: said, cap }
}

/** Letters with points between them: `S.r.l.`, `s.a.s`, `S. p. A.` */
const INITIALS = /(?<![A-Za-z])(?:[A-Za-z]\.\s?(?=[A-Za-z]\.))*[A-Za-z]\.(?:[A-Za-z](?![A-Za-z.]))?/g
const SPACED = /\b(s r l s|s r l u|s r l|s p a|s n c|s a s)\b/g

/** Words without capitals, accents and signs; letters with points between them are one word: `S.r.l.` is `srl`. */
function plain(text: string): string {
  const joined = tidyText(text).replace(INITIALS, (letters) => `${letters.replace(/[.\s]/g, '')} `)
  return foldText(joined).replace(SPACED, (letters) => letters.replaceAll(' ', ''))
}

/** A key of a closed list, or the word for it. */
function inList<T extends string>(words: Readonly<Record<T, string>>, text: string): T | undefined {
  const key = plain(text)
  return (Object.keys(words) as T[]).find((value) => [plain(value), foldText(value), plain(words[value])].includes(key))
}

/** Words that name one form each, in the order in which they win: a "cooperativa sociale" is also a "cooperativa". */
const FORME: readonly (readonly [RegExp, FormaGiuridica])[] = [
  [/\bcooperativa? sociale\b|\bcoop(erativa)? soc(iale)?\b/, 'cooperativa_sociale'],
  [/\bsoc(ieta)? coop(erativa)?\b|\bcooperativa\b|\bcoop\b|\bsccoop\b/, 'cooperativa'],
  [/\bsoc(ieta)? cons(ortile)?\b|\bconsortile\b/, 'societa_consortile'],
  [/\bconsorzio\b/, 'consorzio'],
  [
    /\brete (soggetto|di imprese con soggettivita giuridica)\b|\bdotat[ao] di soggettivita giuridica\b/,
    'rete_soggetto',
  ],
  [/\btra professionisti\b|\bstp\b/, 'stp'],
  [/\bsemplificata\b|\bsrls\b/, 'srls'],
  [/\b(a responsabilita limitata|srl|a rl|arl)\b/, 'srl'],
  [/\baccomandita per azioni\b|\bsapa\b/, 'sapa'],
  [/\baccomandita semplice\b|\bsas\b/, 'sas'],
  [/\bnome collettivo\b|\bsnc\b/, 'snc'],
  [/\bsocieta per azioni\b|\bsoc per azioni\b|\bspa\b/, 'spa'],
  [
    /\bsocieta (agricola )?semplice\b|\bsoc (agricola )?semplice\b|\bsocieta (semplice|ss) agricola\b|\b(societa|soc) agricola ss\b|^s ?s$|\bss( societa)? agricola\b/,
    'ss',
  ],
  [/\b(impresa|ditta|imprenditore|azienda) individuale\b|\bimpr individuale\b|\bditta ind\b/, 'ditta_individuale'],
  [/\blibero professionista\b/, 'libero_professionista'],
  [/\bfondazione\b/, 'fondazione'],
  [/\bassociazione\b(?!.*professionist)/, 'associazione'],
  [/\bente pubblico\b/, 'ente_pubblico'],
  [/^da costituire$|\bcostituend[ao]\b/, 'da_costituire'],
]
/** These hold the words of another form and are one of their own. */
const INSIDE: Partial<Record<FormaGiuridica, readonly FormaGiuridica[]>> = {
  cooperativa_sociale: ['cooperativa', 'srl', 'spa', 'societa_consortile'],
  cooperativa: ['srl', 'spa'],
  societa_consortile: ['srl', 'spa', 'snc', 'sas'],
  stp: ['srl', 'srls', 'spa', 'snc', 'sas', 'cooperativa'],
  srls: ['srl'],
}
/** Two letters of the Registro imprese ("natura giuridica"). */
const NATURE: Readonly<Record<string, FormaGiuridica>> = {
  sr: 'srl',
  su: 'srl_unipersonale',
  sp: 'spa',
  au: 'spa',
  sn: 'snc',
  as: 'sas',
  aa: 'sapa',
  se: 'ss',
  di: 'ditta_individuale',
  sc: 'cooperativa',
  oo: 'cooperativa_sociale',
  co: 'consorzio',
  fo: 'fondazione',
}
const SOLE = /\b(unipersonale|(unico|un solo|singolo) socio|socio unico|srlu)\b/
/** Forms of the Registro imprese that the portal has no value of its own for. */
const OTHERS =
  /^(societa di fatto|comunione ereditaria|gruppo europeo di interesse economico|geie|ente ecclesiastico|ente religioso|mutua assicurazione|societa di mutuo soccorso|altr[ae]( forma)?)$/

/** The legal form that words mean, as registers and people write it; `undefined` when they mean none, or two. */
export function formaOf(words: Readonly<Record<FormaGiuridica, string>>, text: string): FormaGiuridica | undefined {
  const listed = inList(words, text)
  if (listed) return listed
  const key = plain(text).replace(/\bsrlu\b/, 'srl unipersonale')
  if (Object.hasOwn(NATURE, key)) return NATURE[key]
  if (OTHERS.test(key)) return 'altro'
  const found = FORME.filter(([pattern]) => pattern.test(key)).map(([, forma]) => forma)
  const outer = found.filter((forma) => !found.some((other) => INSIDE[other]?.includes(forma)))
  const [one] = outer
  if (outer.length !== 1) return undefined
  return one === 'srl' && SOLE.test(key) ? 'srl_unipersonale' : one
}

const STATI: readonly (readonly [RegExp, StatoAzienda])[] = [
  [/^(attiv[aoe]|in attivita|operativ[ao]|active|si)$/, 'attiva'],
  [/^(inattiv[aoe]|non attiv[ao]|mai attivata)$/, 'inattiva'],
  [/^(in )?(liquidazione|scioglimento e liquidazione)( volontaria)?$/, 'in_liquidazione'],
  [/^(cessat[aoe]|cancellat[aoe])( dal registro( delle)? imprese)?$/, 'cessata'],
  [/^(da costituire|costituend[ao])$/, 'da_costituire'],
]

/** The state that words mean: `attivo`, `Impresa attiva`, `in liquidazione`; a failure or a suspension is none of them. */
export function statoOf(words: Readonly<Record<StatoAzienda, string>>, text: string): StatoAzienda | undefined {
  const key = plain(text).replace(/^(impresa|societa|ditta|azienda|registrata) /, '')
  return inList(words, text) ?? STATI.find(([pattern]) => pattern.test(key))?.[1]
}
