import { provinciaByCode, regioneByCode } from '@bandiera/domain'
import { createRandom } from '@bandiera/factories/random'
import type { ComuneRow } from './comuni-file.ts'
import { createFindComune, type PlaceBounds } from './find-comune.ts'
import { shippedRows } from './shipped.ts'
import type { VariazioneRow } from './variazioni-file.ts'

const comuni = shippedRows('comuni') as ComuneRow[]
const variazioni = shippedRows('variazioni') as VariazioneRow[]
const find = createFindComune(comuni, variazioni)
const told = (text: string, dove?: PlaceBounds) => {
  const { trovati, come } = find(text, dove)
  return `${come} ${trovati.map(({ nome, sigla }) => `${nome} (${sigla})`).join(' | ')}`
}

it.each([
  ['Reggio Emilia', 'RE', "uso Reggio nell'Emilia (RE)"],
  ['REGGIO EMILIA (RE)', '', "uso Reggio nell'Emilia (RE)"],
  ['Reggio Calabria', 'RC', 'uso Reggio di Calabria (RC)'],
  ['Reggio Calabria (RC)', '', 'uso Reggio di Calabria (RC)'],
  ['S. Giovanni Rotondo', 'FG', 'uso San Giovanni Rotondo (FG)'],
  ['S.Giovanni Rotondo', '', 'uso San Giovanni Rotondo (FG)'],
  ['Bolzano/Bozen', '', 'nome Bolzano (BZ)'],
  ['Bozen - Bolzano', '', 'nome Bolzano (BZ)'],
  ['Bozen', 'BZ', 'nome Bolzano (BZ)'],
  ['bolzano', 'Bozen', 'nome Bolzano (BZ)'],
  ["FORLI'", 'FO', 'nome Forlì (FC)'],
  ["CANTU'", 'CO', 'nome Cantù (CO)'],
  ['Forli`', '', 'nome Forlì (FC)'],
  ['SS. Cosma e Damiano', 'LT', 'uso Santi Cosma e Damiano (LT)'],
  ['S.S. Cosma e Damiano', '', 'uso Santi Cosma e Damiano (LT)'],
  ['S.to Stefano Belbo', '', 'nome Santo Stefano Belbo (CN)'],
  ['S.ta Margherita Ligure', 'GE', 'nome Santa Margherita Ligure (GE)'],
  ['S. Margherita Ligure', 'GE', 'uso Santa Margherita Ligure (GE)'],
  ["S. Agata de' Goti", 'BN', "uso Sant'Agata de' Goti (BN)"],
  ['Sant’Angelo Lodigiano', '', "nome Sant'Angelo Lodigiano (LO)"],
  ['SantAngelo Lodigiano', '', "uso Sant'Angelo Lodigiano (LO)"],
  ['S. Maria C.V.', 'CE', 'uso Santa Maria Capua Vetere (CE)'],
  ['Castelnovo ne Monti', '', "nome Castelnovo ne' Monti (RE)"],
  ["L'Aquila", '', "nome L'Aquila (AQ)"],
  ['Aquila', 'AQ', "uso L'Aquila (AQ)"],
  ['La Spezia', '', 'nome La Spezia (SP)'],
  ['SPEZIA', 'SP', 'gia La Spezia (SP)'],
  ['Comune di Dalmine', '', 'nome Dalmine (BG)'],
  ['24044 Dalmine (BG)', '', 'nome Dalmine (BG)'],
  ['Dalmine BG', '', 'nome Dalmine (BG)'],
  ['Dalmine - BG', '', 'nome Dalmine (BG)'],
  ['\u00A0Dal\u200Bmine ', '', 'nome Dalmine (BG)'],
  ['Olbia', 'OT', 'nome Olbia (OT)'],
  ['Olbia (SS)', '', 'nome Olbia (OT)'],
  ['Carbonia', 'SU', 'nome Carbonia (CI)'],
  ['Monza (MI)', '', 'nome Monza (MB)'],
  ['Montecopiolo', 'PS', 'nome Montecopiolo (RN)'],
  ['Rio Marina', 'LI', 'soppresso Rio (LI)'],
  ['Corigliano Calabro', 'CS', 'soppresso Corigliano-Rossano (CS)'],
  ['Rossano', 'CS', 'soppresso Corigliano-Rossano (CS)'],
  ['Acqui', 'AL', 'gia Acqui Terme (AL)'],
  ["Forio d'Ischia", '', 'uso Forio (NA)'],
  ['Forio (Ischia)', 'NA', 'uso Forio (NA)'],
  ['Lacco Ameno - Isola d’Ischia', '', 'uso Lacco Ameno (NA)'],
  ["Capoliveri (Isola d'Elba)", '', 'uso Capoliveri (LI)'],
  ["PORTOFERRAIO D'ELBA", '', 'uso Portoferraio (LI)'],
  ['Malcesine sul Garda', '', 'uso Malcesine (VR)'],
  ['Livigno in Valtellina', '', 'uso Livigno (SO)'],
  ['Sarno in Campania', '', 'uso Sarno (SA)'],
  ['Samone', '', 'nome Samone (TO) | Samone (TN)'],
  ['Samone', 'TN', 'nome Samone (TN)'],
])('reads «%s» in «%s» as %s', (text, provincia, expected) => {
  expect(told(text, { provincia })).toBe(expected)
})

it.each([
  ['Bazzano', 'BO', ['Valsamoggia']],
  ['Tremezzo', 'CO', ['Bellagio', 'Colverde', 'Tremezzina']],
])('asks what became of %s where no table says it', (text, provincia, expected) => {
  const { trovati, come, candidati, soppresso } = find(text, { provincia })
  expect([trovati, come, candidati.map(({ nome }) => nome)]).toEqual([[], 'soppresso', expected])
  expect(soppresso).toMatchObject({ nome: text })
})

it('leaves a name open whose place is another provincia', () => {
  for (const name of ["Forio d'Elba", 'Livigno in Campania', 'Malcesine (Ischia)'])
    expect(find(name).trovati).toEqual([])
})

it('finds every comune with the name of its provincia or its regione behind its own, or another comune of that name', () => {
  const wrong = comuni.flatMap(({ codice, nome, provincia, regione }) => {
    const places = [provinciaByCode(provincia)?.nome, regioneByCode(regione)?.nome]
    return places.flatMap((place) => {
      const name = `${nome} in ${place}`
      const { trovati, come } = find(name, { regioni: [regione] })
      const twice = find(nome, { regioni: [regione] }).trovati.length > 1
      return twice || come === 'nome' || trovati[0]?.codice === codice ? [] : [name]
    })
  })
  // names of small words alone, and one whose old name is that of a comune that is no more
  expect(wrong).toEqual(['Ne in Genova', 'Dello in Brescia', 'Samo in Calabria'])
})

it.each([
  ['Reggio', ['Reggio di Calabria', "Reggio nell'Emilia"]],
  ['Castagneto', ['Castagneto Po', 'Castagneto Carducci']],
])('offers %s as a question', (text, expected) => {
  const { trovati, candidati } = find(text)
  expect(trovati).toEqual([])
  expect(candidati.map(({ nome }) => nome).sort()).toEqual(expected.toSorted())
})

it.each(['', ' ', '()', 'Zzz', '123', '.', 'S.', 'di', 'Estero'])('finds nothing in «%s»', (text) => {
  expect(find(text)).toMatchObject({ trovati: [], come: null })
})

it('finds nothing in a provincia that does not exist, and offers the name elsewhere', () => {
  expect(find('Dalmine', { provincia: 'XX' })).toMatchObject({ trovati: [], candidati: [] })
  expect(find('Dalmine', { provincia: 'MI' })).toMatchObject({ trovati: [], candidati: [{ sigla: 'BG' }] })
  expect(find('Dalmine (MI)', { provincia: 'BG' }).trovati).toEqual([])
})

/** A name as files write it. */
const SPELLINGS: Record<string, (name: string) => string> = {
  'as ISTAT does': (name) => name,
  capitals: (name) => name.toUpperCase(),
  'small letters': (name) => name.toLowerCase(),
  'no accents': (name) => name.normalize('NFD').replace(/\p{M}/gu, ''),
  'apostrophes for accents': (name) => name.normalize('NFD').replace(/\p{M}/gu, "'"),
  'capitals and apostrophes for accents': (name) => name.toUpperCase().normalize('NFD').replace(/\p{M}/gu, "'"),
  'curly apostrophes': (name) => name.replaceAll("'", '’'),
  'no apostrophes': (name) => name.replaceAll("'", ' '),
  'spaces behind apostrophes': (name) => name.replaceAll("'", "' "),
  'spaces for dashes': (name) => name.replaceAll('-', ' '),
  'dashes with spaces': (name) => name.replaceAll('-', ' – '),
  'no-break spaces': (name) => `\u00A0${name.replaceAll(' ', '\u00A0')}`,
  'Comune di': (name) => `Comune di ${name}`,
  'no spaces': (name) => name.replaceAll(/[ '-]/g, ''),
  'saints shortened': (name) =>
    name
      .replaceAll(/\b(?:San|Santo|Santa) /g, 'S. ')
      .replaceAll(/\bSant'/g, 'S. ')
      .replaceAll(/\bSanti /g, 'SS. '),
  'saints shortened without space': (name) =>
    name.replaceAll(/\b(?:San|Santo|Santa) /g, 'S.').replaceAll(/\bSant'/g, 'S.'),
  'small words left out': (name) =>
    name.replaceAll(/ (?:di|del|della|in|sul|al|e) /gi, ' ').replaceAll(/ (?:nell|dell|d|all|sull)'/gi, ' '),
}
const withProvinceLetters = ({ sigla }: ComuneRow) => ({ provincia: sigla })

describe.each(Object.entries(SPELLINGS))('a name written with %s', (spelling, write) => {
  it('leads to its comune and to no other in the provincia', () => {
    const wrong = comuni.filter((row) => {
      const { trovati, candidati } = find(write(row.nome), withProvinceLetters(row))
      // two names of a provincia may be spelled alike: then both are given
      return trovati.length === 1 ? trovati[0] !== row : !trovati.includes(row) && !candidati.includes(row)
    })
    expect(wrong.map(({ nome, sigla }) => `${nome} (${sigla}) ${told(write(nome), { provincia: sigla })}`)).toEqual([])
  })

  it('is asked about in few cases', () => {
    const asked = comuni.filter((row) => find(write(row.nome), withProvinceLetters(row)).trovati.length !== 1)
    expect(`${spelling}: ${asked.map(({ nome }) => nome).slice(0, 5)}`).toBe(`${spelling}: `)
  })
})

it('leads from names in two languages, in either order, to the comune', () => {
  const wrong = comuni.flatMap((row) => {
    const { nome, altraLingua } = row
    if (!altraLingua) return []
    const texts = [altraLingua, `${nome}/${altraLingua}`, `${altraLingua}/${nome}`, `${nome} - ${altraLingua}`]
    return texts.filter((text) => find(text.toUpperCase(), withProvinceLetters(row)).trovati[0] !== row)
  })
  expect(wrong).toEqual([])
})

/** Spellings of one name at once; without spaces a name holds no words to shorten. */
const MIXED = Object.entries(SPELLINGS).flatMap(([name, write]) =>
  ['Comune di', 'no spaces'].includes(name) ? [] : write,
)

it('never gives a comune of another name than the text has, in any mixture of spellings', () => {
  const letters = (text: string) =>
    text
      .normalize('NFD')
      .replace(/ß/g, 'ss')
      .replace(/[^a-z]/gi, '')
      .toLowerCase()
  const random = createRandom(7)
  const wrong = Array.from({ length: 5000 }, () => {
    const row = random.one(comuni)
    const writes = Array.from({ length: random.int(3) + 1 }, () => random.one(MIXED))
    const text = writes.reduce((name, write) => write(name), row.nome)
    const { trovati, candidati } = find(text, withProvinceLetters(row))
    const all = [...trovati, ...candidati]
    // by brute force: all that could be meant have the same letters but for saints and small words
    return all.includes(row) || all.some(({ nome }) => letters(nome) === letters(row.nome))
      ? ''
      : `${text}: ${told(text)}`
  })
  expect(wrong.filter(Boolean)).toEqual([])
})

it.each([
  ['M.te S. Pietro', 'uso Monte San Pietro (BO)'],
  ['P.to S. Elpidio', "uso Porto Sant'Elpidio (FM)"],
  ['P.to Torres', 'uso Porto Torres (SS)'],
  ['C.llo di Godego', 'uso Castello di Godego (TV)'],
  ['B.go S. Lorenzo', 'uso Borgo San Lorenzo (FI)'],
  ['C.mare di Stabia', 'uso Castellammare di Stabia (NA)'],
  ['Settimo T.se', 'uso Settimo Torinese (TO)'],
  ['Cernusco s/N', 'uso Cernusco sul Naviglio (MI)'],
  ['Cernusco S/Naviglio', 'nome Cernusco sul Naviglio (MI)'],
  ['Cassano d/A.', "uso Cassano d'Adda (MI)"],
  ['Desenzano d/Garda', 'uso Desenzano del Garda (BS)'],
  ['Bassano d.G.', 'uso Bassano del Grappa (VI)'],
  ['Trezzo s. Adda', "uso Trezzo sull'Adda (MI)"],
  ['Castro d.Volsci', 'uso Castro dei Volsci (FR)'],
  ['s.anna arresi', "uso Sant'Anna Arresi (CI)"],
  ['Roma Capitale', 'nome Roma (RM)'],
  ['roma capitale (RM)', 'nome Roma (RM)'],
  ['C. Garibaldi', 'null '],
])('reads %s', (text, expected) => expect(told(text)).toBe(expected))

it('never takes a contraction for another comune: each first word of two and more', () => {
  const cut = (word: string) => `${word[0]}.${word.slice(-2).toLowerCase()}`
  const many = comuni.filter((row, at) => at % 4 === 0 && /^\p{L}{5,} \p{Lu}/u.test(row.nome))
  expect(many.length).toBeGreaterThan(300)
  const wrong = many.flatMap((row) => {
    const [first = '', ...rest] = row.nome.split(' ')
    const text = [cut(first), ...rest].join(' ')
    const { trovati, candidati } = find(text, withProvinceLetters(row))
    return [...trovati, ...candidati].includes(row) ? [] : [`${text}: ${told(text, withProvinceLetters(row))}`]
  })
  expect(wrong).toEqual([])
})
