import { Page } from '@bandiera/ui'
import { Accesso } from './accesso.tsx'
import { Dati } from './dati.tsx'
import { Dispositivi } from './dispositivi.tsx'
import { Gruppo } from './gruppo.tsx'
import { Preferenze } from './preferenze.tsx'
import { Profilo } from './profilo.tsx'
import { testi } from './testi.ts'
import { Viste } from './viste.tsx'

/** `/account`: what everybody decides about itself. */
export function Component() {
  return (
    <Page title={testi.titolo}>
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
