import { EnteringSettingsSchema } from '@bandiera/domain'
import type { RealmClient } from '@bandiera/live/host'
import { whileSignedIn } from './while-signed-in.ts'
import { askedSettingsAtom, type Store } from '../state.ts'

/** Keeps the tenant's settings while a user is signed in: the second login and its first question (spec §7). */
export function keepSettingsWith(store: Store, realm: RealmClient, tenantId: string): void {
  whileSignedIn(store, () => {
    let gone = false
    whenIdle(async () => {
      if (gone) return
      try {
        const found = await realm.findOne('settings', tenantId)
        if (!gone && found !== null) store.set(askedSettingsAtom, EnteringSettingsSchema.parse(found))
      } catch (error) {
        // the feed brings the settings as well, so the portal works on; a write tries the login again
        console.warn('second login:', error)
      }
    })
    return () => {
      gone = true
      store.set(askedSettingsAtom, null)
    }
  })
}

/** After the first paint: this code is big and nothing on screen waits for it. */
function whenIdle(work: () => Promise<void>): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(() => void work(), { timeout: 2000 })
  else setTimeout(() => void work(), 200)
}
