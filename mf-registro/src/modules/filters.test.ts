import { unCliente, unModulo, unRegistro } from '../parts/testing/registry.ts'
import { clientiVisti, paginaDi, vistaOf } from './view.ts'

const seen = (address: string, registro = unRegistro()) =>
  clientiVisti(registro, vistaOf(new URLSearchParams(address))).map(({ id }) => id)

it('finds a tenant by its name or its host, whatever the accents', () => {
  const registro = unRegistro({ tenant: [unCliente('uno.test', { nome: 'Città Più' }), unCliente('due.test')] })
  expect([seen('q=citta', registro), seen('q=DUE', registro), seen('q=tre', registro)]).toEqual([
    ['uno.test'],
    ['due.test'],
    [],
  ])
})

it('leaves those where something else than what was chosen comes out of a module in use', () => {
  const tenant = [
    unCliente('bene.test'),
    unCliente('spento.test', { moduli: [unModulo({ versione: null, motivo: 'off' })] }),
    unCliente('indietro.test', { moduli: [unModulo({ motivo: 'lastGood' })] }),
    unCliente('non-usato.test', { moduli: [unModulo({ motivo: 'none', usato: false })] }),
  ]
  expect(seen('solo=1', unRegistro({ tenant }))).toEqual(['indietro.test'])
})

it('shows part of many, and the last one where a page is no more', () => {
  const all = Array.from({ length: 9 }, (_, n) => n)
  expect(paginaDi(all, 2, 4)).toEqual({ righe: [4, 5, 6, 7], pagina: 2, ultima: 3, da: 5, a: 8 })
  expect(paginaDi(all, 99, 4)).toMatchObject({ righe: [8], pagina: 3 })
  expect(vistaOf(new URLSearchParams('p=-3')).pagina).toBe(1)
})
