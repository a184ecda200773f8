// A tenant with people and many records, as the faults `cost` ask for it, before their server starts. Nothing of it is in the product.
import { newId, type Azienda, type Bando } from '@bandiera/domain'
import { unUsr } from '@bandiera/factories'
import { answer } from '@bandiera/factories/answer'
import { parseConfig } from '../../src/config.ts'
import { openTenants } from '../../src/tenants/tenants.ts'

const tenants = await openTenants(parseConfig({ BANDIERA_ROOT: process.cwd(), ...process.env }), { demo: false })
const tenant = tenants.list()[0]!

answer({
  /** Makes `gestori` gestori, and a professionista of the first of them, with tokens as of a login. */
  people: async (gestori: number) => {
    const managers = Array.from({ length: gestori }, (_, n) =>
      unUsr('gestore', { _id: newId(), email: `g${n}@a.test` }),
    )
    const role = { professionista: { by: managers[0]!._id } }
    const people = [...managers, { ...unUsr('professionista', { _id: newId(), email: 'p@a.test' }), role }]
    await tenant.documents.transact(null, async (w) => {
      for (const usr of people) await w.insert('usr', usr)
    })
    return Promise.all(people.map(async (usr) => ({ uid: usr._id, token: (await tenant.sessions.start(usr)).token })))
  },
  /** Keeps records as they are given, in one commit. */
  keep: (records: (Azienda | Bando)[]) =>
    tenant.documents.transact(null, async (w) => {
      for (const one of records) await w.insert('data' in one ? 'bandi' : 'aziende', one as never)
    }),
  close: () => tenants.close(),
})
