import type { Azienda, CriterioOfKind } from '@bandiera/domain'
import { judgeOne } from '../../test/judge-one.ts'

type Thresholds = CriterioOfKind<'qualifica'>['soglie']
const judge = (soglie: Thresholds, azienda: Partial<Azienda> = {}, unaDi = ['femminile']) => {
  const judged = judgeOne({ tipo: 'qualifica', unaDi, ...(soglie ? { soglie } : {}) }, azienda)
  const plain = (text: string) => text.replaceAll('\u00a0', ' ')
  return { ...judged, regola: plain(judged.regola), valoreAzienda: plain(judged.valoreAzienda) }
}
const half: Azienda['compagine'] = [
  { nome: 'Ada', genere: 'F', quota: 50, amministratore: true, dataNascita: '1991-01-01' },
  { nome: 'Ugo', genere: 'M', quota: 50, dataNascita: '1970-01-01' },
]

it('takes the company’s own word where the call asks for no shares', () => {
  expect(judge(undefined, { qualifiche: { femminile: true } })).toMatchObject({
    valore: 'si',
    regola: 'Impresa femminile',
    valoreAzienda: 'impresa femminile: sì',
  })
  expect(judge({ oltre: true }, { qualifiche: { femminile: true } }).valore).toBe('si')
})

it('counts people where it does, and ignores what the company said of itself', () => {
  const own = { qualifiche: { femminile: true }, compagine: half }
  expect(judge({ quote: 50 }, own)).toMatchObject({
    valore: 'si',
    regola: 'Impresa femminile (donne: almeno 50 % delle quote)',
    valoreAzienda: 'donne: 50 % delle quote',
  })
  expect(judge({ quote: 50, oltre: true }, own)).toMatchObject({
    valore: 'no',
    regola: 'Impresa femminile (donne: oltre 50 % delle quote)',
  })
  expect(judge({ quote: 50, amministratori: 66.67 }, own).valore).toBe('si')
  expect(judge({ quote: 50, soci: 60 }, own).valore).toBe('no')
})

it('of young people counts those of the call’s own age', () => {
  expect(judge({ quote: 50 }, { compagine: half }, ['giovanile'])).toMatchObject({
    valore: 'si',
    regola: 'Impresa giovanile (da 18 a 35 anni: almeno 50 % delle quote)',
  })
  expect(judge({ quote: 50, anniMax: 29 }, { compagine: half }, ['giovanile']).valore).toBe('no')
})

it('asks for members and directors when they could decide it, and says what is known', () => {
  expect(judge({ quote: 60 }, { qualifiche: { femminile: true } })).toMatchObject({
    valore: 'da_verificare',
    manca: { lato: 'azienda', campo: 'compagine', etichetta: 'Soci e amministratori' },
  })
  const open: Azienda['compagine'] = [
    { nome: 'Ada', genere: 'F', quota: 40 },
    { nome: 'B', quota: 30 },
  ]
  expect(judge({ quote: 60 }, { compagine: open })).toMatchObject({
    valore: 'da_verificare',
    valoreAzienda: 'donne: tra 40 % e 100 % delle quote',
  })
  expect(judge({ quote: 40 }, { compagine: open }).valore).toBe('si')
})

it('one qualification is enough, those of shares beside the others', () => {
  const soglie = { quote: 60 }
  const own = { qualifiche: { artigiana: true }, compagine: half }
  expect(judge(soglie, own, ['femminile', 'artigiana']).valore).toBe('si')
  expect(judge(soglie, { ...own, qualifiche: {} }, ['femminile', 'artigiana'])).toMatchObject({
    valore: 'da_verificare',
    manca: { campo: 'qualifiche.artigiana' },
  })
})
