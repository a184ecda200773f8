import { VOCI_BILANCIO } from './azienda.ts'
import { GRUPPI_VOCI, VOCI_CON_SEGNO, vociBilancio } from './voci-bilancio.ts'

it('names every line of the accounts and puts each into one part', () => {
  const grouped = GRUPPI_VOCI.flatMap(({ voci }) => voci)
  expect(Object.keys(vociBilancio).sort()).toEqual([...VOCI_BILANCIO].sort())
  expect([...grouped].sort()).toEqual([...VOCI_BILANCIO].sort())
  expect(VOCI_CON_SEGNO.every((voce) => VOCI_BILANCIO.includes(voce))).toBe(true)
})
