import { testi } from '../testi.ts'
import { Contact } from './contact.tsx'
import { Chapter, Reading } from './reading.tsx'

/** Accessibility of the portal: what it aims at, what is known, where to report. */
export function Component() {
  const { accessibilita } = testi
  return (
    <Reading title={testi.titoli.accessibilita}>
      <Chapter title={accessibilita.scopoTitolo}>
        <p>{accessibilita.scopo}</p>
        <p>{accessibilita.stato}</p>
      </Chapter>
      <Chapter title={accessibilita.segnalaTitolo}>
        <p>{accessibilita.segnala}</p>
        <Contact />
      </Chapter>
    </Reading>
  )
}
