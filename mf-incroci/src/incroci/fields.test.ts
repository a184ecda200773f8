import { unaAzienda } from '@bandiera/testing'
import { missingFieldOf } from './fields.tsx'

const today = '2026-11-21'
const azienda = unaAzienda({
  bilanci: [{ anno: 2024 }, { anno: 2025, ula: 4 }],
  regolarita: { durc: { esito: true, scadenza: '2026-10-01' } },
})

it('asks for a figure with its year, at its place in the accounts', () => {
  expect(missingFieldOf(azienda, 'bilanci.0.ula', today)).toEqual({
    tipo: 'numero',
    path: 'bilanci.0.ula',
    etichetta: 'Addetti (ULA) 2024',
    unita: 'addetti',
  })
  expect(missingFieldOf(azienda, 'bilanci.1.ricavi', today)).toMatchObject({
    tipo: 'euro',
    etichetta: 'Fatturato 2025',
  })
})

it('asks for yes or no where it is stored', () => {
  expect(missingFieldOf(azienda, 'qualifiche.femminile', today)).toMatchObject({ tipo: 'siNo' })
  expect(missingFieldOf(azienda, 'regolarita.polizzaCatastrofale', today)).toMatchObject({
    tipo: 'siNo',
    path: 'regolarita.polizzaCatastrofale.esito',
  })
})

it('asks about proceedings and difficulty the other way round, as the page of the company does', () => {
  for (const campo of ['regolarita.noProcedure', 'regolarita.noDifficolta'])
    expect(missingFieldOf(azienda, campo, today)).toMatchObject({
      tipo: 'siNo',
      negato: true,
      etichetta: expect.stringMatching(/^In /),
    })
})

it('asks for the new expiry of what has expired', () => {
  expect(missingFieldOf(azienda, 'regolarita.durc', today)).toEqual({
    tipo: 'data',
    path: 'regolarita.durc.scadenza',
    etichetta: 'DURC: nuova scadenza',
    min: today,
  })
})

it('leaves to the page of the company what takes more than one field, or is unknown here', () => {
  for (const campo of ['bilanci', 'sedi', 'ateco', 'gruppo', 'esigenze', 'sedi.0.comune', 'regolarita.altro', 'boh'])
    expect(missingFieldOf(azienda, campo, today)).toBeNull()
})
