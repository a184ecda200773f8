import { sedeName, mainSede } from './sedi.ts'

it('names a seat by its comune and the sigla, or by its province', () => {
  expect(sedeName({ tipo: 'legale', comune: '072006' })).toBe('Bari (BA)')
  expect(sedeName({ tipo: 'legale', provincia: '072' })).toBe('Bari')
  expect(sedeName({ tipo: 'legale' })).toBe('')
})

it('takes the legal seat for the main one, else the first', () => {
  const [bari, roma] = [{ tipo: 'operativa', comune: '072006' } as const, { tipo: 'legale', comune: '058091' } as const]
  expect(mainSede({ sedi: [bari, roma] })).toBe(roma)
  expect(mainSede({ sedi: [bari] })).toBe(bari)
  expect(mainSede({})).toBeUndefined()
})
