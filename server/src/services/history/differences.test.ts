import { differences } from './differences.ts'

const changed = (before: object, after: object) =>
  differences(before, after, (id) => (id.startsWith('a') ? 'Gina' : null)).map(
    ({ campo, prima, dopo }) => `${campo}: ${prima} > ${dopo}`,
  )

it('reach the single value inside objects and lists', () => {
  const before = { referente: { nome: 'Ada', telefono: '1' }, sedi: [{ cap: '20100' }, { cap: '00100' }], tag: ['a'] }
  const after = {
    referente: { nome: 'Ada', telefono: '2' },
    sedi: [{ cap: '20100' }, { cap: '70100' }],
    tag: ['a', 'b'],
  }
  expect(changed(before, after)).toEqual(['referente.telefono: 1 > 2', 'sedi.1.cap: 00100 > 70100', 'tag: a > a, b'])
})

it('tell items that come and go as a whole', () => {
  expect(changed({ sedi: [{ cap: '1', tipo: 'legale' }] }, { sedi: [] })).toEqual(['sedi.0: 1, legale > '])
  expect(changed({}, { aiuti: [{ importo: 10.5 }] })).toEqual(['aiuti:  > 10,5'])
})

it('write yes, no, days, people and images as people read them', () => {
  const after = {
    attiva: true,
    femminile: null,
    scadenza: '2026-03-05',
    quando: '2026-03-05T10:00:00.000Z',
    gestoreId: 'a'.repeat(24),
    bandoId: 'b'.repeat(24),
    logo: 'data:image/png;base64,AAAA',
    testo: '<p>Ciao <b>a tutti</b></p>',
  }
  expect(changed({}, after)).toEqual([
    'attiva:  > sì',
    'femminile:  > non noto',
    'scadenza:  > 05/03/2026',
    'quando:  > 05/03/2026',
    'gestoreId:  > Gina',
    'bandoId:  > altro elemento',
    'logo:  > immagine',
    'testo:  > Ciao a tutti',
  ])
})

it('write the values of closed lists as screens do', () => {
  expect(changed({ stato: 'raccolta_documenti' }, { stato: 'inviata' })).toEqual([
    'stato: Raccolta documenti > Inviata',
  ])
  expect(changed({}, { 'checklist.0.stato': 'non_serve', regime: 'deMinimis', nome: 'bandi_2026.pdf' })).toEqual([
    'checklist.0.stato:  > Non serve',
    'regime:  > De minimis (Reg. UE 2023/2831)',
    'nome:  > bandi_2026.pdf',
  ])
})

it('leave out stamps, what only the server uses, and what comes after forty fields', () => {
  expect(changed({ versione: 1, file: { chiave: 'x' } }, { versione: 2, file: { chiave: 'y' } })).toEqual([])
  const many = Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`campo${n}`, n]))
  expect(changed({}, many)).toHaveLength(40)
})
