import { findProvincia, foldText } from '@bandiera/domain'

/**
 * Stems of the adjectives of each regione by its ISTAT code, and of each provincia by its sigla: `lombardi`, `lombarde`, `bergamaschi`; two words
 * for a name of two parts, `emiliano-romagnoli`. A part alone, `romagnoli`, is no regione.
 */
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

/** The endings of an adjective, and the vowel that joins it to a second one. */
const endings = (stem: string): string => stem.split('+').join('[oaie]? ')

/** The regione or the provincia that an adjective is of, by its ISTAT code. */
export function placeOfAdjective(words: string): { regione: string } | { provincia: string } | undefined {
  const said = foldText(words).replace(/ ed? /g, ' ')
  const row = STEMS.find(([, ...stems]) => stems.some((stem) => new RegExp(`^${endings(stem)}h?[oaie]$`).test(said)))
  if (!row) return undefined
  const provincia = findProvincia(row[0]!)?.codice
  return /^\d/.test(row[0]!) ? { regione: row[0]! } : provincia ? { provincia } : undefined
}
