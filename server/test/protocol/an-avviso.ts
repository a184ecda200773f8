import type { Avviso } from '@bandiera/domain'

type Told = Pick<Avviso, '_id' | 'usrId' | 'aziende' | 'bandoId'>
/** A notice that was read yesterday: no mail says it once more. */
export const anAvviso = (told: Told): Avviso => ({
  ...told,
  tipo: 'nuovo_incrocio',
  quante: told.aziende.length,
  impronta: 'a',
  lettoIl: '2026-11-21T08:00:00.000Z',
})
