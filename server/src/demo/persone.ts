import type { Usr } from '@bandiera/domain'
import { COGNOMI, NOMI_DONNA, NOMI_UOMO } from './nomi.ts'
import { idOn, type People, type World } from './world.ts'

/** The demo accounts: two managers with two professionisti each, an admin, an editore, a developer. */
export function makePeople(world: Omit<World, 'people'>): People {
  const surnames = world.random.sample(COGNOMI, 9)
  const person = (account: string, role: Usr['role'], over: Partial<Usr> = {}): Usr => ({
    _id: idOn(world, `2024-0${world.random.int(1, 9)}-1${world.random.int(0, 9)}`),
    name: `${world.random.pick(world.random.chance(0.5) ? NOMI_DONNA : NOMI_UOMO)} ${surnames.pop()}`,
    email: `${account}@demo.test`,
    role,
    attivo: true,
    ...over,
  })
  const admin = person('admin', { admin: true })
  const editore = person('editore', { editore: true })
  const developer = person('sviluppatore', { gestore: true }, { developer: true })
  const teams = ['', '2'].map((suffix) => {
    const gestore = person(`gestore${suffix}`, { gestore: true })
    const under = { professionista: { by: gestore._id } }
    const second = suffix === '' ? '3' : '4'
    const professionisti = [person(`professionista${suffix}`, under), person(`professionista${second}`, under)]
    return { gestore, professionisti }
  })
  const all = [
    admin,
    editore,
    developer,
    ...teams.flatMap(({ gestore, professionisti }) => [gestore, ...professionisti]),
  ]
  return { all, editore, teams }
}
