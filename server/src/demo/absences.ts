import { addDays, type Usr } from '@bandiera/domain'
import { createRandom } from './random.ts'
import { idOn, type World } from './world.ts'

/** Who cannot sign in: somebody suspended, and an invitation in each of the states that the list shows. */
export interface Assenti {
  sospesi: Usr[]
  invitati: Usr[]
}

/** People of the demo beside the accounts, from a source of chance of their own: the rest of the demo stays what it is. */
export function makeAssenti(tenantId: string, { oggi, people }: Pick<World, 'oggi' | 'people'>): Assenti {
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
