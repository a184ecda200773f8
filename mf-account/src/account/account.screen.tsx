import { Page } from '@bandiera/ui'
import { Accesso } from './sections/access.tsx'
import { Dati } from './sections/data.tsx'
import { Dispositivi } from './sections/devices.tsx'
import { Gruppo } from './sections/group.tsx'
import { Preferenze } from './sections/preferences.tsx'
import { Profilo } from './sections/profile.tsx'
import { texts } from './texts.ts'
import { Viste } from './sections/saved-views.tsx'

/** `/account`: what everybody decides about itself. */
export function Component() {
  return (
    <Page title={texts.titolo}>
      <Profilo />
      <Accesso />
      <Preferenze />
      <Viste />
      <Dispositivi />
      <Gruppo />
      <Dati />
    </Page>
  )
}
