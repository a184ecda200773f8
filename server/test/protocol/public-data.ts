import { addDays, dayInRome, type BandoData } from '@bandiera/domain'
import { people } from './world.ts'

const oggi = dayInRome()

/** Data of a grant that is open and has a public page. */
export const PUBLIC_DATA: BandoData = {
  gestori: [people.gestore._id],
  titolo: 'Voucher digitalità',
  ente: 'Camera di commercio',
  redazione: 'pubblicato',
  pubblico: true,
  dataApertura: addDays(oggi, -10),
  dataChiusura: addDays(oggi, 12),
}
