import { unBando } from '@bandiera/testing'
import { bandoValues } from '../bando-form.rules.ts'
import { bandoPatch } from './save-bando.ts'

const fonte = { nome: 'incentivi.gov.it', idEsterno: '10', campiManuali: ['ente'] }

it('writes only what changed, and takes out what was emptied', () => {
  const bando = unBando()
  const values = { ...bandoValues(bando), titolo: 'Nuovo titolo', dataChiusura: '' }
  expect(bandoPatch(bando, values)).toEqual({ set: { 'data.titolo': 'Nuovo titolo' }, unset: ['data.dataChiusura'] })
})

it('writes nothing when nothing changed', () => {
  const bando = unBando()
  expect(bandoPatch(bando, bandoValues(bando))).toBeNull()
})

it('remembers which imported fields were changed by hand', () => {
  const bando = unBando({ data: { fonte } })
  const values = { ...bandoValues(bando), titolo: 'Corretto' }
  expect(bandoPatch(bando, values, fonte.campiManuali)?.set).toMatchObject({
    'data.fonte.campiManuali': ['ente', 'titolo'],
  })
})

it('does not count the editorial state and the managers as imported', () => {
  const bando = unBando({ data: { fonte, redazione: 'bozza' } })
  const values = { ...bandoValues(bando), redazione: 'pubblicato' as const, gestori: [] }
  expect(bandoPatch(bando, values)).toEqual({ set: { 'data.redazione': 'pubblicato', 'data.gestori': [] }, unset: [] })
})
