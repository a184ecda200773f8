import { addDays, type Usr } from '@bandiera/domain'
import { COGNOMI, NOMI_DONNA, NOMI_UOMO } from './names.ts'
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
  for (const [at, usr] of all.entries()) Object.assign(usr, habits(at, world.oggi))
  return { all, editore, teams }
}

/** Days since each of them last came: most this week, one for a month, one for a season. */
const LAST_ACCESS = [0, 1, 12, 2, 0, 41, 1, 3, 97]

/** What using the portal leaves behind; nothing is drawn, so that the rest of the demo stays what it is. */
function habits(at: number, oggi: string): Pick<Usr, 'ultimoAccesso' | 'telefono'> {
  const day = addDays(oggi, -(LAST_ACCESS[at] ?? 0))
  return {
    ultimoAccesso: `${day}T0${6 + (at % 3)}:${10 + at * 5}:00.000Z`,
    telefono: `+39025550${at}${at}${at}`,
  }
}
