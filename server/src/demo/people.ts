import { addDays, type Usr } from '@bandiera/domain'
import { SURNAMES, FEMALE_NAMES, MALE_NAMES } from './ragione-sociale.ts'
import { createRandom, idOn, type People, type World } from './random.ts'

/** The demo accounts: two managers with two professionisti each, an admin, an editore, a developer. */
export function makePeople(world: Omit<World, 'people'>): People {
  const surnames = world.random.sample(SURNAMES, 9)
  const person = (account: string, role: Usr['role'], over: Partial<Usr> = {}): Usr => ({
    _id: idOn(world, `2024-0${world.random.int(1, 9)}-1${world.random.int(0, 9)}`),
    name: `${world.random.pick(world.random.chance(0.5) ? FEMALE_NAMES : MALE_NAMES)} ${surnames.pop()}`,
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

/** Who cannot sign in: somebody suspended, and an invitation in each of the states that the list shows. */
interface AbsentPeople {
  sospesi: Usr[]
  invitati: Usr[]
}

/** People of the demo beside the accounts, from a source of chance of their own: the rest of the demo stays what it is. */
export function makeAbsentPeople(tenantId: string, { oggi, people }: Pick<World, 'oggi' | 'people'>): AbsentPeople {
  const random = createRandom(`${tenantId} assenti`)
  const [first, second] = people.teams.map(({ gestore }) => gestore._id)
  const admin = people.all.find(({ role }) => role.admin)?._id
  const under = (by = '') => ({ professionista: { by } })
  const person = (name: string, email: string, role: Usr['role']): Usr => ({
    _id: idOn({ random }, addDays(oggi, -random.int(60, 300))),
    name,
    email: `${email}@demo.test`,
    role,
    attivo: false,
  })
  const invited = (usr: Usr, da = '', days = 0, stato: NonNullable<Usr['invito']>['stato'] = 'inviato'): Usr => ({
    ...usr,
    invitatoDa: da,
    invito: { da, stato, inviatoIl: at(addDays(oggi, -days)), scadeIl: at(addDays(oggi, 7 - days)) },
  })
  return {
    sospesi: [{ ...person('Gaia Tedesco', 'sospesa', under(first)), ultimoAccesso: at(addDays(oggi, -64)) }],
    invitati: [
      invited(person('Dario Fumagalli', 'invitato', under(first)), first, 2),
      invited(person('Olga Zanetti', 'invitata', under(second)), second, 0, 'non_inviato'),
      invited(person('Ivan Brambilla', 'scaduto', { editore: true }), admin, 12),
    ],
  }
}

const at = (day: string): string => `${day}T08:30:00.000Z`
