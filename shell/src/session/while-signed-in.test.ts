import { unUsr } from '@bandiera/testing'
import { Cell } from '../cell.ts'
import type { Session } from './session.ts'
import { NOBODY } from './session-state.ts'
import { whileSignedIn } from './while-signed-in.ts'

function open() {
  const state = new Cell(NOBODY)
  const log: string[] = []
  whileSignedIn({ state } as Session, (uid) => {
    log.push(`start ${uid}`)
    return () => log.push(`stop ${uid}`)
  })
  const become = (usr: typeof NOBODY.usr) => state.set({ ...state.get(), usr })
  return { log, become }
}

it('starts with the user, not again for the same one, and stops when nobody is signed in', () => {
  const { log, become } = open()
  const usr = unUsr('admin')
  become(usr)
  become({ ...usr, name: 'Altro nome' })
  become(null)
  become(null)
  expect(log).toEqual([`start ${usr._id}`, `stop ${usr._id}`])
})

it('moves from one user to another: first away from the old one', () => {
  const { log, become } = open()
  const [admin, gestore] = [unUsr('admin'), unUsr('gestore')]
  become(admin)
  become(gestore)
  expect(log).toEqual([`start ${admin._id}`, `stop ${admin._id}`, `start ${gestore._id}`])
})
