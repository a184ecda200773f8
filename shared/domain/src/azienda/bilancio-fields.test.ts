import { GRUPPI_VOCI, VOCI_BILANCIO } from './bilancio-fields.ts'

it('every line of the accounts is in one part of the form, in the order in which a pasted column is read', () => {
  expect(GRUPPI_VOCI.flatMap(({ voci }) => voci)).toEqual(VOCI_BILANCIO)
})
