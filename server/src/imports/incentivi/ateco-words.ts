import type { AtecoVersion } from '@bandiera/domain'

/** `entrambe`: `ATECO 2007/2025`. */
export type Edition = AtecoVersion | 'entrambe'

export type Piece =
  | { tipo: 'codice'; cifre: string; lettera?: string }
  | { tipo: 'sezione'; lettera: string }
  /** `ATECO 2025:`; no version for an unknown edition. */
  | { tipo: 'etichetta'; versione: Edition | null }
  | { tipo: Plain }
/** `vuoto`: words of no weight. */
type Plain =
  | ('tutti' | 'escluso' | 'ammesso' | 'da' | 'a' | 'trattino' | 'separatore' | 'prevalente' | 'fine')
  | ('vuoto' | 'testo')
export type FoundPiece = Piece & {
  da: number
  al: number
  testo: string
  parentesi: number
  titolo?: boolean
  /** By its label; `null` under an unknown edition. */
  edizione?: Edition | null | undefined
}

const EDITIONS: Readonly<Record<string, AtecoVersion>> = { 2007: '2007', 2022: '2007', 2025: '2025' }

const labelOf = (year: string, later?: string): Piece => {
  const [first, second] = [EDITIONS[year] ?? null, later === undefined ? undefined : (EDITIONS[later] ?? null)]
  const both = first !== null && second !== undefined && second !== null && first !== second
  return { tipo: 'etichetta', versione: both ? 'entrambe' : second === null ? null : first }
}

type Make = (match: RegExpExecArray) => Piece
const is = (tipo: Plain) => (): Piece => ({ tipo })

const ATECO = String.raw`\bateco\b|\bateco(?=[\s_]*\d)`
const YEAR = String.raw`(?:19|20)\d\d(?!\d|[.,]\d)`
const BETWEEN = String.raw`[\s,:;/(\[_–-]*(?:(?:ed?\s+|(?<=\/\s*))ateco(?=\d)|(?:ed?\s+ateco\s*|(?<=\/\s*)ateco\s*|ed?(?=\s+(?:19|20)\d\d)|ed(?:izione)?|vers(?:ione)?|rev(?:isione)?|classificazione|istat|anno|agg(?:iornamento)?|del(?:l[’']anno)?)\b\.?[\s:]*)*`
const SINCE = String.raw`(?:\s*\(?\s*(?:in\s+vigore|vigente|fino\s+al?|dal)(?![\p{L}])[\p{L}\s]*?(?:\d{1,2}[/.]\d{1,2}[/.]\d{4}|\d{1,2}°?\s+\p{L}+\s+\d{4})\s*\)?)?`
const WIDE = String.raw`settor[ei]|attività|codic[ei](?:\s+ateco)?|ateco|compart[oi]|categorie?|sezion[ei]`

/** Tried in this order at each place of the text. */
const RULES: [RegExp, Make][] = [
  [
    new RegExp(`(?:${ATECO})${BETWEEN}(${YEAR})(?:${BETWEEN}(${YEAR}))?\\s*[)\\]]?${SINCE}\\s*:?`, 'iuy'),
    // `ATECO 2007 agg. 2022` is the edition of 2007 brought up to date, `ATECO 2007/2025` both
    ([, year, later]) => labelOf(year!, later),
  ],
  [
    /\bateco\s*(?:[’']\s?|(?=\d\d\s*:\s*[A-V]?\.?\d))(02|07|22|25|91)(?![\d.])\s*:?/iy,
    ([, year]) => labelOf(`${year === '91' ? '19' : '20'}${year}`),
  ],
  [
    // the European list that each edition follows
    /\b(?:codic[ei]\s+)?nace(?:\s+rev\.?|\s+revisione)?\s*2(\.1)?(?![\d.])\s*:?/iy,
    ([, later]) => labelOf(later ? '2025' : '2007'),
  ],
  // a year of an edition alone in brackets or in front of a colon
  [
    /[([]\s*(2007|2022|2025)\s*[)\]]\s*:?|(?<![\d./])(2007|2022|2025)\s*:/y,
    ([, one, other]) => labelOf((one ?? other)!),
  ],
  // days and acts are no codes: `31/03/2025`, `1407/2013`, `(UE) 2023/2831`
  [
    /(?<![\d.])(?:\d{1,2}[/.-]\d{1,2}[/.-](?:19|20)\d\d|\d{1,4}\/(?:19|20)\d\d|(?:19|20)\d\d\/\d{1,4})(?![\d.]\d|\d)/y,
    is('testo'),
  ],
  // `DA 10 A 33`: no letter of a section
  [/(?<=\bDA\s+[\d.]+\s+)A(?=\s+\d)/y, is('a')],
  [/\(\s*ex\s+(?:codice\s+)?(?:ateco\s+)?[\d.]+\s*\)/iy, is('vuoto')],
  // marks of a list: `1)`, `a)`
  [/(?<=(?:^|[\n;,])\s*)(?:\d\)|[a-z]\)|\d\.)(?=\s+[A-V]?\s?\d)/y, is('vuoto')],
  [
    /(?:classificazione|versione)\s+(2007|2022|2025)\b\s*:?/iy,
    ([, year]) => ({ tipo: 'etichetta', versione: EDITIONS[year!]! }),
  ],
  [
    new RegExp(
      String.raw`(?:tutt[ie]\s+(?:i|gli|le)\s+(?:altr[ie]\s+)?(?:${WIDE})|(?:qualsiasi|qualunque|ogni)\s+(?:settore|attività|codice(?:\s+ateco)?)|(?:nessun[ao]?\s+(?:limitazion[ei]|limite|restrizion[ei]|esclusion[ei]|vincol[oi])|non\s+(?:sono\s+previst[ei]|è\s+prevista|ci\s+sono|vi\s+sono)\s+(?:limitazion[ei]|limiti|restrizion[ei]|vincoli))(?:\s+(?:di\s+settore|settorial[ei]))?|nessun[ao]?\s+(?:codice(?:\s+ateco)?|settore|attività|sezione)\s+(?:è\s+)?esclus[oa]|tutte\s+le\s+imprese|(?:tutt[ie]|qualsiasi)(?=\s*(?:$|[;,.]|\(?\s*(?:tranne|eccett|salvo|esclus|ad\s+(?:ecc|escl)))))(?:\s+(?:economic[ihe]+|produttiv[ie]|merceologic[ihe]+|imprenditoriali?))?(?:\s+(?:di|d[’'])\s*attività(?:\s+economic[ahe]+)?)?(?:\s+(?:ammissibil[ei]|ammess[ie])(?:\s+a\s+ricevere\s+(?:gli\s+|le\s+|i\s+)?(?:aiuti|agevolazioni|contributi)(?:\s+(?:in\s+(?:regime\s+)?)?["“«(]?(?:de\s+minimis|di\s+stato)["”»)]?)?)?)?(?:,?\s+(?:ai\s+sensi|in\s+base|a\s+norma|nel\s+rispetto|secondo)\s+(?:(?!esclus|tranne|eccez|eccett|salv)[^;\n])*)?`,
      'iy',
    ),
    is('tutti'),
  ],
  [
    /\b(?:(?:sono|è|restano|risultano)\s+)?(?:(?:(?:con|ad|salv[oa])\s+)?(?:l[’']\s*)?(?:esclusion[ei]|eccezion[ei])(?:\s+(?:per|fatta\s+per|dei?|degli|delle|del|della|dell[’']|di)(?![\p{L}]))?|(?:ad\s+)?esclus[oiae]\b|escludendo|eccett(?:o|uat[oiae])|tranne|salvo|fatta\s+eccezione\s+per|non\s+(?:sono\s+|è\s+)?(?:ammess[oiae]|ammissibil[ei])|(?:che|purché)\s+non\s+(?:iniziano|rientrano))/iuy,
    is('escluso'),
  ],
  [
    /\b(?:compres[oaie]\s+)?(?:tra|fra)\s+(?:(?:il|la|le|i)\s+)?(?:(?:codic[ei]|division[ei]|sezion[ei]|letter[ae]|grupp[oi]|class[ei])\s+)?(?=[A-V]?\.?\d[\d.]*\s+ed?\s|[A-V]\s+ed?\s+[A-V]\b)/iy,
    is('da'),
  ],
  [/\b(?:(?:sono\s+)?ammess[oiae]|ammissibil[ei]|inclus[oiae]|compres[oiae])\b\s*:?/iy, is('ammesso')],
  [
    /\bsez(?:ion[ei]|\.)?\s+["“«']?([A-V])\b["”»']?/iy,
    ([, letter]) => ({ tipo: 'sezione', lettera: letter!.toUpperCase() }),
  ],
  [
    // `lettere C, F`; a letter of an act does not count: `lettera c) dell'art. 5`
    /\b(?:[Ll]etter[ae]|LETTER[AE]|[Ll]ett\.)\s+["“«']?([A-V])(?![\p{L}\d)])["”»']?(?!\s*,?\s*(?:del\b|dell|comma|art|punto))/uy,
    ([, letter]) => ({ tipo: 'sezione', lettera: letter! }),
  ],
  [
    // 62.01, C.25.62, C25.62, 62 . 01, 25.62.00.; `55.xx` is all of 55
    /(?<![\p{L}\d.]|(?<!\d)\d,)(?:([A-V])\s?[.\-–]?\s?)?(\d{1,2}(?:\s?\.\.?\d{1,2}|\s\.\s\d{1,2}){1,2}|\d{2,6})(?:\s?\.\s?[xX*]{1,2}){0,2}(?![\p{L}\d%€°]|\.[\dOo]|\s?(?:%|€|euro\b))\.?/uy,
    ([, letter, code]) => {
      const parts = code!.split(/\.+/).map((part) => part.trim())
      const cifre = parts.length > 1 && parts[0]!.length === 1 ? `0${parts.join('')}` : parts.join('')
      return { tipo: 'codice', cifre, ...(letter && { lettera: letter }) }
    },
  ],
  [
    /(?<![\p{L}\d])([A-V])(?=\s*(?:[-–:.)(]|$|[;,]|(?:a|al|alla|ed?|fino)\s+[A-V]\b)|\s+[A-V](?![\p{L}])|\s+\p{Lu}\p{L}{2})\s?[.:]?/uy,
    ([, letter]) => ({ tipo: 'sezione', lettera: letter! }),
  ],
  [/\b(?:preval(?:ente|enti)|primari[oa]|principal[ei])\s+(?:e\/o|o|e|oppure|od?)\s+secondari[oaie]+\b/iy, is('vuoto')],
  [/\b(?:preval(?:ente|enti)|primari[oae]?|principal[ei])\b/iy, is('prevalente')],
  [
    /\b(?:da|dal|dalla|dall[’'])(?=\s*(?:codice\s+|divisione\s+|gruppo\s+|classe\s+)?[A-V]?\.?\d|\s+(?:sezione\s+|lettera\s+)?[A-V]\b)/iy,
    is('da'),
  ],
  [
    /\b(?:fino\s+)?(?:a|al|alla|all[’'])(?=\s*(?:codice\s+|divisione\s+|gruppo\s+|classe\s+)?[A-V]?\.?\d|\s+(?:sezione\s+|lettera\s+)?[A-V]\b)/iy,
    is('a'),
  ],
  [/[-–—÷]/y, is('trattino')],
  // `* 55.10` as a bullet
  [/(?<=^|\n)\*(?=\s)|(?<=\n)\s*\*(?=\s)/y, is('vuoto')],
  [/\n|[;,|•·/\\+&]/y, is('separatore')],
  [/\.(?=\s+\p{Lu})/uy, is('fine')],
  // `divisione 10 e successive`: the ones behind it, and nothing says how far
  [
    /(?<=(?:division[ei]|grupp[oi]|class[ei]|sezion[ei]|letter[ae])\s+[\dA-V.]+\s*,?\s*(?:ed?\s+)?(?:le\s+|i\s+)?)(?:successiv[ie]|seguenti)(?![\p{L}\d]|\s+(?:sotto|modific))/iuy,
    is('testo'),
  ],
  [
    /(?<![\p{L}\d])(?:success\p{L}*\s+)?(?:modific\p{L}+(?:\s+ed?\s+integrazioni)?|s{1,2}\.?\s?m{1,2}\.?\s?i{1,2}\.?)(?![\p{L}\d])/iuy,
    is('vuoto'),
  ],
  // the codes below it: `56 e successivi`, `10 e ss.`, `55 e relative sottocategorie`
  [
    /(?<=\d\s*,?\s*ed?\s+|\d\s+(?=s))(?:(?:tutt[ie]\s+)?(?:i|le|gli)\s+)?(?:(?:relativ[ie]|rispettiv[ie]|su[oe]i?)\s+)?(?:successiv[ie]|seguenti|segg?\.?|ss\.?)(?![\p{L}\d])/iuy,
    is('vuoto'),
  ],
  [/[.:=()[\]"“”«»'’]/y, is('vuoto')],
  [
    /(?<![\p{L}\d])(?:(?:cod[dh]?|sez|div|codic[ei]|ateco|istat|division[ei]|sottogrupp[oi]|sottoclass[ei]|classificazion[ei]|tabella|grupp[oi]|class[ei]|categori[ae]|sottocategori[ae]|sottocodic[ei]|sottolivell[oi]|articolazion[ei]|sottostant[ei]|settor[ei]|sezion[ei]|attività|imprese|seguenti?|relativ[ieo]|tutt[ie]|altr[ie]|che|iniziano|inizianti|per|con|cui|e\/o|ed?|od?|oppure|nonché|nonche|inoltre|anche|solo|solamente|esclusivamente|limitatamente|il|lo|la|i|gli|le|di|del|dello|della|dei|degli|delle|ai|agli|alle|al|alla|dal|dai|in|nei|nelle|nel|nella|n|nr|num|operanti|appartenenti|identificat[ie]|contraddistint[ie]|classificat[ie]|individuat[ie]|secondari[oaie]+|economic[ihe]+|xx?|tra|fra|secondo|quell[ei]|sono|è|hanno|avent[ei]|con\s+riferimento|rientrant[ei]|ricompres[ie]|compres[ie]|ricadent[ei]|nuov[ei]|vecch[ie]|precedent[ei]|attual[ei]|corrispondent[ei]|equivalent[ei]|ad|riconducibil[ei]|oper(?:ano|ante)|svolgono|esercitano|loro|rispettiv[ieo]|sotto|elenc(?:o|at[ie])|l|dell|nell|all)(?![\p{L}\d])(?:[’']|\.(?!\d))?)/iuy,
    is('vuoto'),
  ],
]

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

/** Every mark of the text but spaces belongs to a piece. */
export function atecoPieces(text: string): FoundPiece[] {
  const found: FoundPiece[] = []
  let at = 0
  let parentesi = 0
  while (at < text.length) {
    if (/[^\S\n]/.test(text[at]!)) {
      at += 1
      continue
    }
    const { pezzo, end } = pieceAt(text, at)
    const testo = text.slice(at, end)
    const opens = testo === '(' || testo === '['
    if (opens) parentesi += 1
    const last = found.at(-1)
    if (pezzo.tipo === 'testo' && last?.tipo === 'testo' && last.parentesi === parentesi) {
      last.al = end
      last.testo = text.slice(last.da, end)
    } else found.push({ ...pezzo, da: at, al: end, testo, parentesi })
    if (!opens) parentesi = Math.max(0, parentesi + count(testo, /[([]/g) - count(testo, /[)\]]/g))
    at = end
  }
  return found.map((_piece, i) => wholeCode(found, i))
}

/** `96.02.01/02` is 96.02.01 and 96.02.02; behind a shorter code, or a comma, the figures may be a divisione: text. */
function wholeCode(found: FoundPiece[], at: number): FoundPiece {
  const [before, mark, piece] = [found[at - 2], found[at - 1], found[at]!]
  const isEnd = piece.tipo === 'codice' && /^\d\d$/.test(piece.testo) && /^[/,–-]$/.test(mark?.testo ?? '')
  if (!isEnd || before?.tipo !== 'codice' || before.al !== mark?.da || mark.al !== piece.da) return piece
  const figures = before.testo.split('.').length
  if (figures < 2 || (figures === 2 && mark.testo === ',')) return piece
  const { tipo: _code, cifre: _figures, ...place } = piece
  const whole: FoundPiece =
    figures > 2 && mark.testo !== ','
      ? {
          ...piece,
          cifre: `${before.cifre.slice(0, 4)}${piece.cifre}`,
          testo: `${before.testo.slice(0, -2)}${piece.testo}`,
        }
      : { ...place, tipo: 'testo' }
  found[at] = whole
  return whole
}

function pieceAt(text: string, at: number): { pezzo: Piece; end: number } {
  for (const [rule, make] of RULES) {
    rule.lastIndex = at
    const match = rule.exec(text)
    if (match && match[0] !== '') return { pezzo: make(match), end: at + match[0].length }
  }
  const word = /[\p{L}\d]+(?:[.,/’'-][\p{L}\d]+)*|[^\s]/uy
  word.lastIndex = at
  return { pezzo: { tipo: 'testo' }, end: at + (word.exec(text)?.[0].length ?? 1) }
}
