import { adoptedProvince } from './adopted-province.ts'

// The 110 provinces as ISTAT listed them on 9 June 2026 (CC BY 3.0 IT), one a line: code, sigla, name, code of the regione, then code
// and name of each capoluogo. `tools/reference-data.mjs` writes the same list for the server, and a test compares the two.
const TABLE = `
001|TO|Torino|01|001272|Torino
002|VC|Vercelli|01|002158|Vercelli
003|NO|Novara|01|003106|Novara
004|CN|Cuneo|01|004078|Cuneo
005|AT|Asti|01|005005|Asti
006|AL|Alessandria|01|006003|Alessandria
007|AO|Valle d'Aosta|02|007003|Aosta
008|IM|Imperia|07|008031|Imperia
009|SV|Savona|07|009056|Savona
010|GE|Genova|07|010025|Genova
011|SP|La Spezia|07|011015|La Spezia
012|VA|Varese|03|012133|Varese
013|CO|Como|03|013075|Como
014|SO|Sondrio|03|014061|Sondrio
015|MI|Milano|03|015146|Milano
016|BG|Bergamo|03|016024|Bergamo
017|BS|Brescia|03|017029|Brescia
018|PV|Pavia|03|018110|Pavia
019|CR|Cremona|03|019036|Cremona
020|MN|Mantova|03|020030|Mantova
021|BZ|Bolzano|04|021008|Bolzano
022|TN|Trento|04|022205|Trento
023|VR|Verona|05|023091|Verona
024|VI|Vicenza|05|024116|Vicenza
025|BL|Belluno|05|025006|Belluno
026|TV|Treviso|05|026086|Treviso
027|VE|Venezia|05|027042|Venezia
028|PD|Padova|05|028060|Padova
029|RO|Rovigo|05|029041|Rovigo
030|UD|Udine|06|030129|Udine
031|GO|Gorizia|06|031007|Gorizia
032|TS|Trieste|06|032006|Trieste
033|PC|Piacenza|08|033032|Piacenza
034|PR|Parma|08|034027|Parma
035|RE|Reggio nell'Emilia|08|035033|Reggio nell'Emilia
036|MO|Modena|08|036023|Modena
037|BO|Bologna|08|037006|Bologna
038|FE|Ferrara|08|038008|Ferrara
039|RA|Ravenna|08|039014|Ravenna
040|FC|Forlì-Cesena|08|040012|Forlì
041|PU|Pesaro e Urbino|11|041044|Pesaro
042|AN|Ancona|11|042002|Ancona
043|MC|Macerata|11|043023|Macerata
044|AP|Ascoli Piceno|11|044007|Ascoli Piceno
045|MS|Massa-Carrara|09|045010|Massa
046|LU|Lucca|09|046017|Lucca
047|PT|Pistoia|09|047014|Pistoia
048|FI|Firenze|09|048017|Firenze
049|LI|Livorno|09|049009|Livorno
050|PI|Pisa|09|050026|Pisa
051|AR|Arezzo|09|051002|Arezzo
052|SI|Siena|09|052032|Siena
053|GR|Grosseto|09|053011|Grosseto
054|PG|Perugia|10|054039|Perugia
055|TR|Terni|10|055032|Terni
056|VT|Viterbo|12|056059|Viterbo
057|RI|Rieti|12|057059|Rieti
058|RM|Roma|12|058091|Roma
059|LT|Latina|12|059011|Latina
060|FR|Frosinone|12|060038|Frosinone
061|CE|Caserta|15|061022|Caserta
062|BN|Benevento|15|062008|Benevento
063|NA|Napoli|15|063049|Napoli
064|AV|Avellino|15|064008|Avellino
065|SA|Salerno|15|065116|Salerno
066|AQ|L'Aquila|13|066049|L'Aquila
067|TE|Teramo|13|067041|Teramo
068|PE|Pescara|13|068028|Pescara
069|CH|Chieti|13|069022|Chieti
070|CB|Campobasso|14|070006|Campobasso
071|FG|Foggia|16|071024|Foggia
072|BA|Bari|16|072006|Bari
073|TA|Taranto|16|073027|Taranto
074|BR|Brindisi|16|074001|Brindisi
075|LE|Lecce|16|075035|Lecce
076|PZ|Potenza|17|076063|Potenza
077|MT|Matera|17|077014|Matera
078|CS|Cosenza|18|078045|Cosenza
079|CZ|Catanzaro|18|079023|Catanzaro
080|RC|Reggio Calabria|18|080063|Reggio di Calabria
081|TP|Trapani|19|081021|Trapani
082|PA|Palermo|19|082053|Palermo
083|ME|Messina|19|083048|Messina
084|AG|Agrigento|19|084001|Agrigento
085|CL|Caltanissetta|19|085004|Caltanissetta
086|EN|Enna|19|086009|Enna
087|CT|Catania|19|087015|Catania
088|RG|Ragusa|19|088009|Ragusa
089|SR|Siracusa|19|089017|Siracusa
093|PN|Pordenone|06|093033|Pordenone
094|IS|Isernia|14|094023|Isernia
096|BI|Biella|01|096004|Biella
097|LC|Lecco|03|097042|Lecco
098|LO|Lodi|03|098031|Lodi
099|RN|Rimini|08|099014|Rimini
100|PO|Prato|09|100005|Prato
101|KR|Crotone|18|101010|Crotone
102|VV|Vibo Valentia|18|102047|Vibo Valentia
103|VB|Verbano-Cusio-Ossola|01|103072|Verbania
108|MB|Monza e della Brianza|03|108033|Monza
109|FM|Fermo|11|109006|Fermo
110|BT|Barletta-Andria-Trani|16|110001|Andria|110002|Barletta|110009|Trani
112|SS|Sassari|20|112050|Sassari
113|OT|Gallura Nord-Est Sardegna|20|113017|Olbia|113025|Tempio Pausania
114|NU|Nuoro|20|114027|Nuoro
115|OR|Oristano|20|115045|Oristano
116|OG|Ogliastra|20|116017|Tortolì|116010|Lanusei
117|VS|Medio Campidano|20|117015|Sanluri|117025|Villacidro
118|CA|Cagliari|20|118006|Cagliari
119|CI|Sulcis Iglesiente|20|119003|Carbonia|119009|Iglesias
`

// The former Sardinian provinces, one a line: code, sigla, name, last day, codes of today's provinces that hold its territory, and
// which of these were entirely in it. Computed from the codes that their comuni had (ANPR, ISTAT).
const BEFORE = `
090|SS|Sassari|2025-12-31|112,113|112,113
091|NU|Nuoro|2025-12-31|114,116|
092|CA|Cagliari|2025-12-31|118|
095|OR|Oristano|2025-12-31|115|115
104|OT|Olbia-Tempio|2016-04-27|113|113
105|OG|Ogliastra|2016-04-27|116|116
106|VS|Medio Campidano|2016-04-27|117|117
107|CI|Carbonia-Iglesias|2016-04-27|119|
111|SU|Sud Sardegna|2025-12-31|114,116,117,118,119|117,119
`
const SARDEGNA = '20'

export interface NamedPlace {
  codice: string
  nome: string
}
export interface Provincia extends NamedPlace {
  sigla: string
  /** ISTAT code of the regione, two digits. */
  regione: string
  /** One, except Barletta-Andria-Trani and four of Sardegna; none of a provincia that is no more, and of a newer one that has another name. */
  capoluoghi: NamedPlace[]
}
/** A provincia that is no more. */
export interface FormerProvincia extends Provincia {
  /** Its last day; empty where no source says it. */
  al: string
  /** Codes of today's provinces that hold its territory. */
  in: string[]
  /** Those of them that lay in it as a whole. */
  intere: string[]
}

/** The provinces of a table of comuni: those that are there, and those that are no more. */
export interface ProvinceTable {
  oggi: Provincia[]
  prima: FormerProvincia[]
}

/** What this release ships: 110 provinces and metropolitan cities, and the Sardinian ones until 2025 and of 2005 to 2016. */
export const BUNDLED_PROVINCE: ProvinceTable = {
  oggi: rows(TABLE).map(parse),
  prima: rows(BEFORE).map((cells) => {
    const [codice = '', sigla = '', nome = '', al = '', into = '', whole = ''] = cells
    const codes = (list: string): string[] => list.split(',').filter(Boolean)
    return { codice, sigla, nome, regione: SARDEGNA, capoluoghi: [], al, in: codes(into), intere: codes(whole) }
  }),
}

/** The table in use: that of a file of comuni which an operator loaded, else what this release ships. */
export const provinceTable = (): ProvinceTable => adoptedProvince() ?? BUNDLED_PROVINCE
/** The provinces and metropolitan cities by ISTAT code; the name is the Italian one. */
export const province = (): readonly Provincia[] => provinceTable().oggi
/** The provinces that are no more: older records name them. */
export const formerProvince = (): readonly FormerProvincia[] => provinceTable().prima

/** What is made of the table in use, made again when it is another one. */
export function perProvinceTable<T>(make: (tavola: ProvinceTable) => T): () => T {
  let last: { of: ProvinceTable; made: T } | undefined
  return () => {
    const of = provinceTable()
    if (last?.of !== of) last = { of, made: make(of) }
    return last.made
  }
}

function rows(table: string): string[][] {
  return table
    .trim()
    .split('\n')
    .map((line) => line.split('|'))
}

function parse([codice = '', sigla = '', nome = '', regione = '', ...rest]: string[]): Provincia {
  const capoluoghi: NamedPlace[] = []
  for (let i = 0; i < rest.length; i += 2) capoluoghi.push({ codice: rest[i]!, nome: rest[i + 1]! })
  return { codice, sigla, nome, regione, capoluoghi }
}
