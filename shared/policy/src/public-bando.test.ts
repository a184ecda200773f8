import type { Bando } from '@bandiera/domain'
import { publicBando } from './public-bando.ts'

const bando: Bando = {
  _id: 'b',
  createdBy: 'e',
  aggiornatoDa: 'e',
  data: {
    gestori: ['g'],
    titolo: 'Voucher',
    redazione: 'pubblicato',
    pubblico: true,
    pubblicatoDa: 'e',
    fonte: { nome: 'fonte', idEsterno: '1', raw: {} },
    daControllare: [{ campo: 'x', motivo: 'y' }],
    criteri: [{ id: 'c', tipo: 'libero', testo: 'Sede attiva', nota: 'segreta', peso: 3, esitoManuale: 'si' }],
  },
}

it('shows of a public grant only what is on the list, and of its criteria only the rule', () => {
  expect(publicBando(bando)).toEqual({
    _id: 'b',
    data: { titolo: 'Voucher', criteri: [{ id: 'c', tipo: 'libero', testo: 'Sede attiva' }] },
  })
})

it.each([
  [{ pubblico: false }],
  [{ pubblico: undefined }],
  [{ redazione: 'bozza' as const }],
  [{ redazione: 'in_revisione' as const }],
  [{ redazione: 'archiviato' as const }],
  [{ redazione: undefined }],
])('shows nothing of a grant with %j', (data) => {
  expect(publicBando({ ...bando, data: { ...bando.data, ...data } })).toBeNull()
})
