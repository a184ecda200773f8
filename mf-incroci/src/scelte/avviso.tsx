import { sceltaDi } from '@bandiera/domain'
import type { Incrocio } from '@bandiera/matching'
import { NotificationsIcon } from '@bandiera/ui'
import { testi } from './testi.ts'

/** Says that somebody is told of this deadline. */
export const Avviso = ({ incrocio: { azienda, bando } }: { incrocio: Incrocio }) =>
  sceltaDi(azienda, bando._id)?.avvisami && <NotificationsIcon fontSize="small" titleAccess={testi.avviso} />
