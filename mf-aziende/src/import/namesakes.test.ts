import { unaAzienda } from '@bandiera/testing'
import { judgedRowsOf } from '../../test/trial.ts'
import { FILL_ONLY, OVERWRITE } from './merge.ts'
import { withChoices } from './namesakes.ts'
import { companyName } from './words.ts'

const rossi = unaAzienda({ ragioneSociale: 'Rossi S.r.l.', codiceFiscale: '01234567897', telefono: '' })
const spa = unaAzienda({ ragioneSociale: 'ROSSI SPA', partitaIva: '12345678903', codiceFiscale: '12345678903' })
const TEXT = 'Nome;P.IVA;Telefono\nROSSI SRL;;02 12345678\n'
const answer = (valore: string, judged = 2) => new Map([[judged, valore]])

it.each([
  ['Rossi S.r.l.', 'ROSSI SRL'],
  ['Rossi S.R.L. in liquidazione', 'rossi srl'],
  ['Società Agricola Rossi S.S.', 'Agricola Rossi ss'],
  ['Caffè Verdi SNC', 'caffe verdi s.n.c.'],
  ['Rossi Società a responsabilità limitata', 'Rossi'],
])('takes «%s» and «%s» for one name', (one, other) => {
  expect(companyName(one)).toBe(companyName(other))
})

it('asks which company a line without a number is, and writes nothing until it is said', async () => {
  const [row] = await judgedRowsOf(TEXT, [rossi, spa])
  expect(row).toMatchObject({ esito: 'errore', errori: [{ campo: 'Partita IVA' }] })
  expect(row!.domanda!.opzioni.map(({ etichetta }) => etichetta)).toEqual([
    'È Rossi S.r.l. (01234567897)',
    'È ROSSI SPA (12345678903)',
    'È nuova',
  ])
})

it('updates the company that was chosen, and never its numbers', async () => {
  const [row] = withChoices(await judgedRowsOf(TEXT, [rossi]), answer(rossi._id), FILL_ONLY)
  expect(row).toMatchObject({ esito: 'aggiornato', id: rossi._id, domanda: { scelta: rossi._id } })
  expect(row!.patch).toEqual({ set: { telefono: '+390212345678' }, unset: [] })
  const [over] = withChoices(await judgedRowsOf(TEXT, [rossi]), answer(rossi._id), OVERWRITE)
  expect(Object.keys(over!.patch!.set ?? {})).not.toContain('partitaIva')
})

it('still needs the number of a new company', async () => {
  const [row] = withChoices(await judgedRowsOf(TEXT, [rossi]), answer('nuova'), FILL_ONLY)
  expect(row).toMatchObject({ esito: 'errore', errori: [{ motivo: /Inserisci la partita IVA/ }] })
  const [planned] = await judgedRowsOf('Nome;P.IVA;Forma giuridica\nRossi;;da costituire\n', [rossi])
  expect(withChoices([planned!], answer('nuova'), FILL_ONLY)[0]).toMatchObject({ esito: 'nuovo' })
})

it('lets two lines not update one company', async () => {
  const rows = await judgedRowsOf('Nome;P.IVA;Telefono\nRossi;;02 1\nRossi S.r.l.;01234567897;02 12345678\n', [rossi])
  const [first, second] = withChoices(rows, answer(rossi._id), FILL_ONLY)
  expect([first!.esito, second!.esito]).toEqual(['errore', 'aggiornato'])
  expect(first!.errori[0]!.motivo).toBe('È la stessa azienda della riga 3.')
})
