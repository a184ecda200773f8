import { refusalTexts } from './command/texts.ts'
import { explanationOf } from './texts.ts'

const older = { version: '1.2.0', why: { kind: 'contract', what: 'contract', asked: '^3.0.0', found: '2.0.0' } }

it('says nothing about a version that was simply chosen', () => {
  expect(explanationOf({ reason: 'chosen', refused: [] })).toEqual([])
})

it('says of any other what it is, what was chosen, and what speaks against that', () => {
  expect(explanationOf({ reason: 'older', wanted: '1.2.0', refused: [older] })).toEqual([
    'Versione più vecchia',
    'era scelta la 1.2.0',
    '1.2.0: chiede il contratto ^3.0.0, la shell ha 2.0.0',
  ])
  const refused = [
    { version: '1.2.0', why: { kind: 'held' } },
    { version: '1.1.0', why: { kind: 'missing' } },
    { version: '1.0.0', why: { kind: 'shared', what: 'react', asked: '^18.0.0', found: '' } },
  ]
  expect(explanationOf({ reason: 'none', refused })).toEqual([
    'Nessuna che vada bene',
    '1.2.0: trattenuta, perché si è fermata troppe volte',
    '1.1.0: non è più pubblicata',
    '1.0.0: chiede react ^18.0.0, la shell non ce l’ha',
  ])
})

it('tells a refusal that concerns many tenants once', () => {
  const misfit = (tenant: string) => ({ kind: 'misfit', tenant, id: 'mf-bandi', version: '1.2.0', because: [older] })
  expect(refusalTexts([misfit('uno.test'), misfit('due.test'), { kind: 'unknownModule', id: 'mf-x' }])).toEqual([
    {
      text: 'Per uno.test la versione 1.2.0 di mf-bandi non si può eseguire. 1.2.0: chiede il contratto ^3.0.0, la shell ha 2.0.0.',
      altri: 1,
    },
    { text: 'Il modulo mf-x non esiste.', altri: 0 },
  ])
})
