import {
  type CriterioOfKind,
  findProvincia,
  findRegione,
  foldText,
  province as allProvince,
  regioni as allRegioni,
} from '@bandiera/domain'

export interface Places {
  regioni: string[]
  province: string[]
}
export const NOWHERE: Places = { regioni: [], province: [] }

export const LESS =
  /\(?\s*(?:tranne|esclus[oiae]|ad\s+esclusione|eccett\w+|salvo|ad\s+eccezione|fatta\s+eccezione|con\s+(?:l[’'])?esclusione|meno)(?![\p{L}])/iu

export const tidy = (text: string): string => text.replace(/^[\s():,]+|[\s().;,]+$/g, '')

export const provinceOf = (regioni: readonly string[]): string[] =>
  allProvince()
    .filter(({ regione }) => regioni.includes(regione))
    .map(({ codice }) => codice)

/** The proposal of another place: `criteri.territorio` is the criterion of that id inside `criteri`. */
export const territoryWith = (fields: Partial<CriterioOfKind<'territorio'>>): Record<string, unknown> => ({
  'criteri.territorio': { id: 'territorio', tipo: 'territorio', ...fields },
})

/** What `find` knows of the longest beginning of some words, with the words behind it. */
export function longestName<T>(
  words: string,
  find: (name: string) => T | undefined,
): { found: T; rest: string } | null {
  const parts = words.trim().split(/\s+/)
  for (let length = parts.length; length > 0; length -= 1) {
    const found = find(parts.slice(0, length).join(' '))
    if (found !== undefined) return { found, rest: parts.slice(length).join(' ') }
  }
  return null
}

const codesOf = (ripartizioni: readonly number[]): string[] =>
  allRegioni.filter(({ ripartizione }) => ripartizioni.includes(ripartizione)).map(({ codice }) => codice)
/** Parts of the country by ISTAT; `Sud` and `Centro` alone have several meanings. */
const AREAS: Readonly<Record<string, readonly string[]>> = {
  mezzogiorno: codesOf([4, 5]),
  'sud e isole': codesOf([4, 5]),
  'centro nord': codesOf([1, 2, 3]),
  nord: codesOf([1, 2]),
  'nord italia': codesOf([1, 2]),
  'nord ovest': codesOf([1]),
  'nord est': codesOf([2]),
  isole: codesOf([5]),
}
export const REGIONI_IN_USE: Readonly<Record<string, string>> = {
  fvg: 'Friuli-Venezia Giulia',
  friuli: 'Friuli-Venezia Giulia',
  'valle aosta': "Valle d'Aosta",
  'val d aosta': "Valle d'Aosta",
  siciliana: 'Sicilia',
  abruzzi: 'Abruzzo',
  puglie: 'Puglia',
  lucania: 'Basilicata',
}

const LEAD =
  /^(?:(?:i\s+|dei\s+)?comuni\s+|(?:inter[ao]|tutt[aoe])\s+|quell[ie]\s+|(?:situat|ubicat|ricadent|present|compres|ricompres)[ie]\s+|(?:nel|del|il)\s+territorio\s+(?:regionale\s+)?|anche\s+|(?:(?:dell|nell|d|l)[’']|(?:dell[aei]|del|dei|degli|nell[ae]|nel|di|in|per|la|le|il)(?![\p{L}]))\s*)+/iu
const KIND = /^(regione|regioni|provincia|province|citt[àa]\s+metropolitan[ae])\s+(?:autonom[ae]\s+)?/i

/** The places of a text; `null` where it says more. */
export function placesIn(text: string): Places | null {
  const whole = onePlace(text, false)
  if (whole) return whole.place
  const found: Places = { regioni: [], province: [] }
  let ofProvince = false
  for (const part of text.split(/\s*[,;]\s*(?:ed?\s+)?|\s+ed?\s+/i)) {
    const one = onePlace(part, ofProvince)
    if (!one) return null
    ofProvince = one.ofProvince
    found.regioni.push(...one.place.regioni)
    found.province.push(...one.place.province)
  }
  return { regioni: [...new Set(found.regioni)], province: [...new Set(found.province)] }
}

/** One place; `delle province di Milano e Lodi` names its kind once. */
function onePlace(text: string, before: boolean): { place: Places; ofProvince: boolean } | null {
  const bare = text.trim().replace(LEAD, '')
  const kind = KIND.exec(bare)?.[1]
  const ofProvince = kind ? !/^regione|^regioni/i.test(kind) : before
  const name = kind ? bare.replace(KIND, '').replace(LEAD, '') : bare
  if (name === '') return null
  const area = AREAS[foldText(name)]
  if (area) return { place: { regioni: [...area], province: [] }, ofProvince: false }
  const adjective = placeOfAdjective(name)
  const regione = ofProvince
    ? undefined
    : (findRegione(REGIONI_IN_USE[foldText(name)] ?? name)?.codice ??
      (adjective && 'regione' in adjective ? adjective.regione : undefined))
  const own = ofProvince ? findProvincia(name)?.codice : AUTONOMOUS[foldText(name)]
  const provincia =
    own ?? (adjective && 'provincia' in adjective && kind !== 'regione' ? adjective.provincia : undefined)
  if (regione) return { place: { regioni: [regione], province: [] }, ofProvince }
  return provincia ? { place: { regioni: [], province: [provincia] }, ofProvince } : null
}

const AUTONOMOUS: Readonly<Record<string, string>> = { trentino: '022', 'alto adige': '021', sudtirol: '021' }

/** Stems of adjectives by code or sigla; two words for `emiliano-romagnoli`, of which one alone is no regione. */
const STEMS =
  `01 piemontes; 02 valdostan aostan; 03 lombard; 05 venet; 06 friulan+giulian; 07 ligur; 08 emilian+romagnol; 09 toscan; 10 umbr;
11 marchigian; 12 lazial; 13 abruzzes; 14 molisan; 15 campan; 16 puglies; 17 lucan; 18 calabres; 19 sicilian; 20 sard; 04 trentin+altoatesin;
TN trentin; BZ altoatesin sudtiroles bolzanin; AG agrigentin; AL alessandrin; AN anconetan anconitan; AP ascolan; AQ aquilan; AR aretin; AT astigian;
AV avellines irpin; BA bares; BG bergamasc; BI bielles; BL bellunes; BN beneventan; BO bolognes; BR brindisin; BS brescian; CA cagliaritan;
CB campobassan; CE casertan; CH chietin teatin; CL nissen; CN cunees; CO comasc; CR cremones; CS cosentin; CT catanes; CZ catanzares; EN ennes;
FE ferrares; FG foggian; FI fiorentin; FM ferman; FR frusinat; GE genoves; GO gorizian isontin; GR grossetan; IM imperies; IS isernin;
KR crotones; LC lecches; LE lecces; LI livornes; LO lodigian; LT latinens; LU lucches; MB monzes brianzol; MC macerates; ME messines; MI milanes;
MN mantovan; MO modenes; MT materan; NA napoletan; NO novares; NU nuores; OR oristanes; PA palermitan; PC piacentin; PD padovan; PE pescares;
PG perugin; PI pisan; PN pordenones; PO prates; PR parmens; PT pistoies; PV paves; PZ potentin; RA ravennat; RC reggin; RE reggian; RG ragusan;
RI reatin; RM roman; RN rimines; RO rodigin polesan; SA salernitan; SI senes; SO sondries valtellines; SP spezzin; SR siracusan; SS sassares;
SV savones; TA tarantin; TE teraman; TO torines; TP trapanes; TR ternan; TS triestin; TV trevigian; UD udines; VA varesin; VC vercelles;
VE venezian; VI vicentin; VR verones; VT viterbes; VV vibones`
    .split(';')
    .map((row) => row.trim().split(' '))

const endings = (stem: string): string => stem.split('+').join('[oaie]? ')

export function placeOfAdjective(words: string): { regione: string } | { provincia: string } | undefined {
  const said = foldText(words).replace(/ ed? /g, ' ')
  const row = STEMS.find(([, ...stems]) => stems.some((stem) => new RegExp(`^${endings(stem)}h?[oaie]$`).test(said)))
  if (!row) return undefined
  const provincia = findProvincia(row[0]!)?.codice
  return /^\d/.test(row[0]!) ? { regione: row[0]! } : provincia ? { provincia } : undefined
}
