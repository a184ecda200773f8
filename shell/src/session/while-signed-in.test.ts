import { unUsr } from '@bandiera/testing'
import { createStore } from 'jotai'
import { sessionAtom } from '../state.ts'
import { SIGNED_OUT } from './session-state.ts'
import { whileSignedIn } from './while-signed-in.ts'

function open() {
  const store = createStore()
  const log: string[] = []
  whileSignedIn(store, (uid) => {
    log.push(`start ${uid}`)
    return () => log.push(`stop ${uid}`)
  })
  const become = (usr: typeof SIGNED_OUT.usr) => store.set(sessionAtom, { ...SIGNED_OUT, usr })
  return { log, become }
}

it('starts with the user, not again for the same one, and stops when no user is signed in', () => {
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
