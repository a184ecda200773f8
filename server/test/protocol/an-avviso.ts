import type { AvvisoBando } from '@bandiera/domain'

type AvvisoFacts = Pick<AvvisoBando, '_id' | 'usrId' | 'aziende' | 'bandoId'>
/** A notice of the earlier shape, read yesterday: no mail says it once more. */
export const anAvviso = (told: AvvisoFacts): AvvisoBando => ({
  ...told,
  tipo: 'nuovo_incrocio',
  quante: told.aziende.length,
  impronta: 'a',
  lettoIl: '2026-11-21T08:00:00.000Z',
})
