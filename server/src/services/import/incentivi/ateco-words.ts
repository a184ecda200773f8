import type { VersioneAteco } from '@bandiera/domain'

/** What a piece of a list of codes says. */
export type Pezzo =
  | { tipo: 'codice'; cifre: string; lettera?: string }
  | { tipo: 'sezione'; lettera: string }
  /** `ATECO 2025:`; no version for an edition that the portal does not know. */
  | { tipo: 'etichetta'; versione: VersioneAteco | null }
  | { tipo: 'tutti' | 'escluso' | 'ammesso' | 'da' | 'a' | 'trattino' | 'separatore' | 'prevalente' | 'fine' }
  /** Words between the pieces of a list, of no weight. */
  | { tipo: 'vuoto' }
  | { tipo: 'testo' }
export type Trovato = Pezzo & {
  da: number
  al: number
  testo: string
  parentesi: number
  /** By the label that it stands under; `null` under one that the portal does not know. */
  edizione?: VersioneAteco | null | undefined
}

const EDIZIONI: Readonly<Record<string, VersioneAteco>> = { 2007: '2007', 2022: '2007', 2025: '2025' }

type Make = (match: RegExpExecArray) => Pezzo
const is =
  (tipo: 'tutti' | 'escluso' | 'ammesso' | 'da' | 'a' | 'trattino' | 'separatore' | 'prevalente' | 'fine' | 'vuoto') =>
  (): Pezzo => ({ tipo })

const ATECO = String.raw`\bateco\b|\bateco(?=[\s_]*\d)`
const YEAR = String.raw`(?:19|20)\d\d(?!\d|[.,]\d)`
const BETWEEN = String.raw`[\s,:;/(\[_–-]*(?:(?:ed(?:izione)?|vers(?:ione)?|rev(?:isione)?|classificazione|istat|anno|agg(?:iornamento)?|del(?:l[’']anno)?)\b\.?[\s:]*)*`
const WIDE = String.raw`settor[ei]|attività|codic[ei](?:\s+ateco)?|compart[oi]|categorie?`

/** In the order in which they are tried at each place of the text. */
const RULES: [RegExp, Make][] = [
  [
    new RegExp(`(?:${ATECO})${BETWEEN}(${YEAR})(?:${BETWEEN}(${YEAR}))?\\s*[)\\]]?\\s*:?`, 'iy'),
    // `ATECO 2007 agg. 2022` is the edition of 2007 brought up to date
    ([, year, later]) => ({
      tipo: 'etichetta',
      versione: later && EDIZIONI[year!] !== EDIZIONI[later] ? null : (EDIZIONI[year!] ?? null),
    }),
  ],
  [
    /(?:classificazione|versione)\s+(2007|2022|2025)\b\s*:?/iy,
    ([, year]) => ({ tipo: 'etichetta', versione: EDIZIONI[year!]! }),
  ],
  [
    new RegExp(
      String.raw`(?:tutt[ie]\s+(?:i|gli|le)\s+(?:altr[ie]\s+)?(?:${WIDE})|(?:qualsiasi|qualunque|ogni)\s+(?:settore|attività|codice(?:\s+ateco)?)|nessuna\s+(?:limitazione|restrizione|esclusione)(?:\s+(?:di\s+settore|settoriale))?|tutte\s+le\s+imprese|tutti(?=\s*(?:$|[;,.])))(?:\s+(?:economic[ihe]+|produttiv[ie]|merceologic[ihe]+|imprenditoriali?))?(?:\s+(?:di|d[’'])\s*attività(?:\s+economic[ahe]+)?)?(?:\s+(?:ammissibil[ei]|ammess[ie])(?:\s+a\s+ricevere\s+(?:aiuti|agevolazioni|contributi)(?:\s+(?:in\s+(?:regime\s+)?)?(?:de\s+minimis|di\s+stato))?)?)?`,
      'iy',
    ),
    is('tutti'),
  ],
  [
    /\b(?:(?:(?:con|ad|salv[oa])\s+)?(?:l[’']\s*)?(?:esclusion[ei]|eccezion[ei])(?:\s+(?:per|fatta\s+per|dei?|degli|delle|del|della|dell[’']|di)(?![\p{L}]))?|(?:ad\s+)?esclus[oiae]\b|escludendo|eccett(?:o|uat[oiae])|tranne|salvo|fatta\s+eccezione\s+per|non\s+(?:sono\s+)?(?:ammess[oiae]|ammissibil[ei])|(?:che|purché)\s+non\s+(?:iniziano|rientrano))/iuy,
    is('escluso'),
  ],
  [/\b(?:(?:sono\s+)?ammess[oiae]|ammissibil[ei]|inclus[oiae]|compres[oiae])\b\s*:?/iy, is('ammesso')],
  [/\bsezion[ei]\s+["“«']?([A-V])\b["”»']?/iy, ([, letter]) => ({ tipo: 'sezione', lettera: letter!.toUpperCase() })],
  [
    // 62.01, C.25.62, C25.62, 62 . 01, 25.62.00.; `55.xx` is all of 55
    /(?<![\p{L}\d.]|(?<!\d)\d,)(?:([A-V])\s?[.\-–]?\s?)?(\d{1,2}(?:\s?\.\d{1,2}|\s\.\s\d{1,2}){1,2}|\d{2,6})(?:\s?\.\s?[xX*]{1,2}){0,2}(?![\p{L}\d%€°]|\.\d|\s?(?:%|€|euro\b))\.?/uy,
    ([, letter, code]) => {
      const parts = code!.split('.').map((part) => part.trim())
      const cifre = parts.length > 1 && parts[0]!.length === 1 ? `0${parts.join('')}` : parts.join('')
      return { tipo: 'codice', cifre, ...(letter && { lettera: letter }) }
    },
  ],
  [
    /(?<![\p{L}\d])([A-V])(?=\s*(?:[-–:.)]|$|[;,]|(?:a|al|alla|ed?|fino)\s+[A-V]\b)|\s+\p{Lu}\p{L}{2})\s?[.):]?/uy,
    ([, letter]) => ({ tipo: 'sezione', lettera: letter! }),
  ],
  [/\b(?:preval(?:ente|enti)|primari[oa]|principal[ei])\s+(?:e\/o|o|e|oppure|od?)\s+secondari[oaie]+\b/iy, is('vuoto')],
  [/\b(?:preval(?:ente|enti)|primari[oa]|principal[ei])\b/iy, is('prevalente')],
  [
    /\b(?:da|dal|dalla|dall[’'])(?=\s*(?:codice\s+|divisione\s+|gruppo\s+|sezione\s+)?[A-V]?\.?\d|\s+[A-V]\b)/iy,
    is('da'),
  ],
  [
    /\b(?:fino\s+)?(?:a|al|alla|all[’'])(?=\s*(?:codice\s+|divisione\s+|gruppo\s+|sezione\s+)?[A-V]?\.?\d|\s+[A-V]\b)/iy,
    is('a'),
  ],
  [/[-–—÷]/y, is('trattino')],
  [/\n|[;,|•·/\\]/y, is('separatore')],
  [/\.(?=\s+\p{Lu})/uy, is('fine')],
  [/[.:()[\]"“”«»'’]/y, is('vuoto')],
  [
    /\b(?:(?:codic[ei]|ateco|istat|division[ei]|grupp[oi]|class[ei]|categori[ae]|sottocategori[ae]|sottocodic[ei]|settor[ei]|sezion[ei]|attività|imprese|seguenti?|relativ[ieo]|tutt[ie]|altr[ie]|che|iniziano|inizianti|per|con|cui|e\/o|ed?|od?|oppure|nonché|nonche|inoltre|anche|solo|solamente|esclusivamente|limitatamente|il|lo|la|i|gli|le|di|del|dello|della|dei|degli|delle|ai|agli|alle|al|alla|dal|dai|in|nei|nelle|nel|nella|n|nr|num|operanti|appartenenti|identificat[ie]|contraddistint[ie]|classificat[ie]|individuat[ie]|secondari[oaie]+|economic[ihe]+|xx?)\b(?:[’']|\.(?!\d))?)/iy,
    is('vuoto'),
  ],
]

/** The pieces of a text in order; every mark of it but spaces belongs to one. */
export function pezzi(text: string): Trovato[] {
  const found: Trovato[] = []
  let at = 0
  let parentesi = 0
  while (at < text.length) {
    if (/[^\S\n]/.test(text[at]!)) {
      at += 1
      continue
    }
    const { pezzo, end } = pieceAt(text, at)
    const testo = text.slice(at, end)
    if (testo === '(' || testo === '[') parentesi += 1
    const last = found.at(-1)
    if (pezzo.tipo === 'testo' && last?.tipo === 'testo' && last.parentesi === parentesi) {
      last.al = end
      last.testo = text.slice(last.da, end)
    } else found.push({ ...pezzo, da: at, al: end, testo, parentesi })
    if (testo === ')' || testo === ']') parentesi = Math.max(0, parentesi - 1)
    at = end
  }
  return found
}

function pieceAt(text: string, at: number): { pezzo: Pezzo; end: number } {
  for (const [rule, make] of RULES) {
    rule.lastIndex = at
    const match = rule.exec(text)
    if (match && match[0] !== '') return { pezzo: make(match), end: at + match[0].length }
  }
  const word = /[\p{L}\d]+(?:[.,/’'-][\p{L}\d]+)*|[^\s]/uy
  word.lastIndex = at
  return { pezzo: { tipo: 'testo' }, end: at + (word.exec(text)?.[0].length ?? 1) }
}
