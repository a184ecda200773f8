import { province as allProvince, regioni as allRegioni } from '@bandiera/domain'
import { openReference } from '../../tenants/tables/reference.ts'
import { placeOfAdjective } from './places-in-words.ts'
import { readFields } from './testing/read-fields.ts'

const tables = openReference('none')
const read = (Regioni: string[], Comuni: string | null, more = {}) => readFields({ Regioni, Comuni, ...more }, tables)

// lists in the words of the catalogue, written for these tests
describe('a list of comuni', () => {
  it.each([
    ['Lombardia', 'Milano, Monza e Lodi', ['015146', '108033', '098031']],
    ['Lombardia', 'Milano - Monza - Lodi', ['015146', '108033', '098031']],
    ['Lombardia', 'Comuni di Milano e Monza', ['015146', '108033']],
    ['Lazio', 'Roma Capitale; Fiumicino', ['058091', '058120']],
    ['Lombardia', '1) Milano 2) Monza 3) Lodi', ['015146', '108033', '098031']],
    ['Lombardia', 'Milano/Monza/Lodi', ['015146', '108033', '098031']],
    ['Lombardia', 'Milano\nMonza\r\nLodi', ['015146', '108033', '098031']],
    ['Lombardia', 'Milano<br/>Monza', ['015146', '108033']],
    ['Lombardia', '015146; 108033', ['015146', '108033']],
    ['Puglia', 'S. Giovanni Rotondo\nS. Severo\nMonte S. Angelo', ['071046', '071051', '071033']],
    ['Campania', "Forio d'Ischia; Lacco Ameno (Isola d'Ischia)", ['063031', '063038']],
    ['Toscana', "Portoferraio d'Elba; Campo nell'Elba", ['049014', '049003']],
    ['Marche', 'Pesaro e Urbino', ['041044', '041067']],
    ['Molise', 'Molise', ['070039']],
  ])('of %s is read: %s', (regione, text, comuni) => {
    const { byId, tipi } = read([regione], text)
    expect([byId.territorio, tipi]).toMatchObject([{ comuni }, []])
  })

  it.each([
    [['Marche', 'Lombardia'], 'Peglio; Urbino; Pesaro', '041041'],
    [['Piemonte', 'Trentino-Alto Adige'], 'Samone; Ivrea; Banchette', '001235'],
    [['Puglia', 'Lombardia'], 'Castro; Lecce; Gallipoli', '075096'],
    [['Sardegna', 'Sicilia'], 'San Teodoro; Olbia; Budoni', '113021'],
  ])('of %j knows which homonym is meant by the provincia of all others: %s', (regioni, text, codice) => {
    const { byId, tipi } = read(regioni, text)
    expect([byId.territorio, tipi]).toMatchObject([{ comuni: expect.arrayContaining([codice]) }, []])
  })

  it.each(['Livo; Como; Lecco', 'Livo; Como', 'Livo'])(
    'names the candidates where the others do not tell: %s',
    (text) => {
      expect(read(['Lombardia', 'Trentino-Alto Adige'], text).flags).toEqual([
        'Più comuni si chiamano «Livo», scegli quale: Livo (CO) o Livo (TN)',
      ])
    },
  )

  it.each([
    ['Provincia di Verona', 'comune-unknown'],
    ['Provincia di Verona; Milano', 'comune-unknown'],
    ['Veneto', 'comune-unknown'],
    ['Comuni del Veneto', 'comuni-exclusion'],
    ['Comuni montani della provincia di Brescia', 'comune-unknown'],
    ['Milano e hinterland', 'comune-unknown'],
    ['058091', 'comune-unknown'],
  ])('asks about a place that is not in the regioni, or no comune: %s', (text, tipo) => {
    const { byId, tipi } = read(['Lombardia'], text)
    expect(tipi).toEqual([tipo])
    expect(byId.territorio).toEqual({ id: 'territorio', tipo: 'territorio', regioni: ['03'] })
  })

  it('says where a comune of another regione is', () => {
    expect(read(['Lombardia'], "Reggio nell'Emilia").flags).toEqual([
      "Nelle regioni indicate non c’è un comune «Reggio nell'Emilia»: c’è Reggio nell'Emilia (RE)",
    ])
  })

  it.each([
    ['Tutti i comuni della Lombardia', {}],
    ['Tutti i comuni della Città metropolitana di Milano', { province: ['015'] }],
    ['Tutti i comuni della provincia di Monza e Brianza', { province: ['108'] }],
    ['Provincia di Brescia', { province: ['017'] }],
    ['Intera provincia di Brescia', { province: ['017'] }],
    ['Tutta la provincia di Brescia', { province: ['017'] }],
    ['Province di Bergamo e Brescia', { province: ['016', '017'] }],
    ['Comuni della Lombardia', {}],
    ['Regione Lombardia', {}],
    ['Lombardia', {}],
    ['Brescia (provincia); Provincia di Bergamo', { province: ['017', '016'] }],
  ])('takes whole places: %s', (text, place) => {
    const { byId, tipi } = read(['Lombardia'], text)
    expect([byId.territorio, tipi]).toEqual([{ id: 'territorio', tipo: 'territorio', regioni: ['03'], ...place }, []])
  })

  it('takes a whole provincia and comuni of others as alternatives', () => {
    const { byId, tipi } = read(['Lombardia'], 'Provincia di Brescia; Milano')
    expect(tipi).toEqual([])
    expect(byId.territorio).toEqual({ id: 'territorio', tipo: 'territorio', regioni: ['03'] })
    expect(byId.comuni).toMatchObject({ comuni: ['015146'], gruppo: 'comuni' })
    expect(byId['comuni-province']).toMatchObject({ province: ['017'], gruppo: 'comuni' })
  })
})

describe('all comuni in words', () => {
  const territorio = { id: 'territorio', tipo: 'territorio' }
  it.each([
    ['Tutti i comuni del territorio regionale', {}],
    ['Tutti i comuni della regione', {}],
    ['TUTTI I COMUNI DELLA LOMBARDIA;', {}],
    ['Tutti i Comuni situati nel territorio della Regione Lombardia', {}],
    ['Tutti i comuni bergamaschi', { province: ['016'] }],
    ['Tutti i comuni milanesi e lodigiani', { province: ['015', '098'] }],
    ['Tutti i comuni delle province di Bergamo e Brescia', { province: ['016', '017'] }],
    ['Tutti i comuni (tranne Abruzzo, Molise e Sardegna)', {}],
    [
      'Tutti i comuni, esclusa la città metropolitana di Milano e le province di Bergamo, Brescia, Como, Cremona, Lecco, Lodi e Mantova',
      { province: ['012', '014', '018', '108'] },
    ],
  ])('are read: %s', (text, place) => {
    const { byId, tipi } = read(['Lombardia'], text)
    expect([byId.territorio, tipi]).toEqual([{ ...territorio, regioni: ['03'], ...place }, []])
    expect(byId).not.toHaveProperty('comuni-testo')
  })

  it.each([
    ['Tutti i comuni della Lombardia e del Veneto', ['03', '05']],
    ['Tutti i comuni lombardi e veneti', ['03', '05']],
    [
      'Tutti i comuni (tranne quelli lombardi)',
      allRegioni.filter(({ codice }) => codice !== '03').map(({ codice }) => codice),
    ],
  ])('name the regioni where the column of regioni is empty: %s', (text, regioni) => {
    expect(read([], text)).toMatchObject({ byId: { territorio: { regioni } }, tipi: [] })
  })

  it.each([
    [['Lombardia', 'Veneto'], 'Tutti i comuni lombardi'],
    [['Lombardia', 'Veneto'], 'Tutti i comuni della Lombardia'],
    [['Lombardia'], 'Tutti i comuni della Regione Lombardia con meno di 5.000 abitanti'],
    [['Lombardia'], 'Tutti i comuni della provincia di Verona'],
    [['Lombardia'], 'Tutti i comuni tranne Milano'],
    [['Lombardia'], 'Tutti i comuni tranne i capoluoghi'],
    [['Lombardia'], 'Tutti i comuni dell’area interna Alto Lago'],
    [['Emilia-Romagna'], 'Tutti i comuni romagnoli'],
  ])('of %j are asked: %s', (regioni, text) => {
    const { byId, tipi } = read(regioni, text)
    expect(tipi).toEqual(['comuni-exclusion'])
    expect(byId).toHaveProperty('comuni-testo')
  })

  it('propose the regioni that are left where the column has one that the words leave out', () => {
    expect(read(['Lazio', 'Abruzzo'], 'Tutti i comuni (tranne Abruzzo)').asked).toMatchObject([
      { tipo: 'comuni-exclusion', proposta: { 'criteri.territorio': { regioni: ['12'] } } },
    ])
  })

  const PLURALS =
    `piemontesi,valdostani,lombardi,trentino-altoatesini,veneti,friulani e giuliani,liguri,emiliano-romagnoli,toscani,umbri,marchigiani,laziali,
    abruzzesi,molisani,campani,pugliesi,lucani,calabresi,siciliani,sardi`.split(/,\s*/)
  it.each(allRegioni.map(({ nome, codice }, i) => [PLURALS[i]!, nome, codice] as const))(
    '%s are those of %s',
    (word, nome, codice) => {
      expect(PLURALS).toHaveLength(20)
      for (const text of [
        `Tutti i comuni ${word}`,
        `TUTTI I COMUNI ${word.toUpperCase()}.`,
        `Tutti i comuni di ${nome}`,
      ]) {
        expect({ text, ...read([nome], text) }).toMatchObject({
          text,
          byId: { territorio: { regioni: [codice] } },
          tipi: [],
        })
        expect({ text, ...read([], text) }).toMatchObject({
          text,
          byId: { territorio: { regioni: [codice] } },
          tipi: [],
        })
      }
      expect(read([allRegioni.find((one) => one.codice !== codice)!.nome], `Tutti i comuni ${word}`).tipi).toEqual([
        'comuni-exclusion',
      ])
    },
  )

  it('knows every provincia by its word, and leaves each one of a regione out', () => {
    for (const { nome, codice, regione } of allProvince()) {
      const regioneName = allRegioni.find((one) => one.codice === regione)!.nome
      const here = allProvince()
        .filter((one) => one.regione === regione)
        .map((one) => one.codice)
      if (here.length === 1) continue
      expect({ nome, ...read([regioneName], `Tutti i comuni della provincia di ${nome}`) }).toMatchObject({
        nome,
        byId: { territorio: { province: [codice] } },
        tipi: [],
      })
      const { byId, tipi } = read([regioneName], `Tutti i comuni ad eccezione della provincia di ${nome}`)
      expect({ nome, place: byId.territorio, tipi }).toMatchObject({
        nome,
        place: { province: here.filter((one) => one !== codice) },
        tipi: [],
      })
    }
  })
})

it.each([
  ['bergamasche', { provincia: '016' }],
  ['lecchesi', { provincia: '097' }],
  ['leccesi', { provincia: '075' }],
  ['reggiani', { provincia: '035' }],
  ['reggini', { provincia: '080' }],
  ['sudtirolesi', { provincia: '021' }],
  ['trentini', { provincia: '022' }],
  ['pisano', { provincia: '050' }],
  ['montani', undefined],
  ['italiani', undefined],
  ['interni', undefined],
])('the adjective %s is of one place, or none', (word, place) => expect(placeOfAdjective(word)).toEqual(place))

describe('the column of regioni', () => {
  it.each([
    ['Valle Aosta', '02'],
    ['FVG', '06'],
    ['Regione Siciliana', '19'],
    ['Regione autonoma della Sardegna', '20'],
  ])('knows %s', (name, codice) => {
    expect(read([name], null)).toMatchObject({ byId: { territorio: { regioni: [codice] } }, tipi: [] })
  })

  it.each([
    ['Tutte tranne Lombardia', (codice: string) => codice !== '03'],
    ['Tutte le regioni tranne Lombardia e Veneto', (codice: string) => !['03', '05'].includes(codice)],
    ['Italia (escluse Sicilia e Sardegna)', (codice: string) => codice < '19'],
    ['Tutte le regioni del Mezzogiorno', (codice: string) => codice > '12'],
    ['Mezzogiorno', (codice: string) => codice > '12'],
    ['Centro-Nord', (codice: string) => codice < '13'],
    ['Isole', (codice: string) => codice > '18'],
    ['Lombardia e Veneto', (codice: string) => ['03', '05'].includes(codice)],
    ['Intero territorio nazionale', () => true],
    ['Tutte', () => true],
    ['Abruzzi', (codice: string) => codice === '13'],
    ["Val d'Aosta", (codice: string) => codice === '02'],
    ['Lucania', (codice: string) => codice === '17'],
  ])('reads regioni in words: %s', (name, holds) => {
    const regioni = allRegioni.map(({ codice }) => codice).filter(holds)
    expect(read([name], null)).toMatchObject({ byId: { territorio: { regioni } }, tipi: [] })
  })

  it.each([
    'Sud',
    'Tutte le regioni meno sviluppate',
    'Regioni in transizione',
    'Tutte tranne quelle montane',
    'Italiana',
  ])('asks what %s is', (name) => expect(read([name], null).tipi).toEqual(['regione-unknown', 'territory-absent']))

  it('reads all regioni but one, for each of them', () => {
    for (const { nome, codice } of allRegioni) {
      const regioni = allRegioni.map((one) => one.codice).filter((one) => one !== codice)
      for (const text of [
        `Tutte tranne ${nome}`,
        `Tutte le regioni ad esclusione di ${nome}`,
        `Italia (eccetto ${nome})`,
      ])
        expect({ text, ...read([text], null) }).toMatchObject({ text, byId: { territorio: { regioni } }, tipi: [] })
    }
  })

  it.each([
    ['Provincia autonoma di Trento', '022'],
    ['P.A. Bolzano', '021'],
    ['Provincia Autonoma di Bolzano/Bozen', '021'],
    ['Trentino', '022'],
    ['Alto Adige', '021'],
  ])('takes %s for its provincia', (name, codice) => {
    expect(read([name], null)).toMatchObject({ byId: { territorio: { province: [codice] } }, tipi: [] })
    const { byId } = read(['Molise', name], null)
    expect(byId.territorio).toMatchObject({ regioni: ['04', '14'], province: ['070', '094', codice] })
  })
})

it('finds the province of a chamber by its long name', () => {
  const Soggetto_Concedente = 'Camera di Commercio Industria Artigianato Agricoltura di Cremona-Mantova-Pavia'
  expect(read(['Lombardia'], null, { Soggetto_Concedente }).asked).toMatchObject([
    { proposta: { 'criteri.territorio': { province: ['019', '020', '018'] } } },
  ])
})
