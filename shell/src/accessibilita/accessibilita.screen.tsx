import { formatDate } from '@bandiera/domain'
import { Contact } from '../screens/contact.tsx'
import { Chapter, Reading } from '../screens/reading.tsx'
import { testi as comuni } from '../testi.ts'
import { testi } from './testi.ts'
import verifica from './verifica.json'

/** The accessibility statement. Its numbers are those of the last run of the checks, which fail when they differ. */
export function Component() {
  return (
    <Reading title={comuni.titoli.accessibilita}>
      <p>{testi.scopo}</p>
      <Chapter title={testi.statoTitolo}>
        <p>{testi.parziale}</p>
        <p>{testi.perche}</p>
      </Chapter>
      <Chapter title={testi.verificheTitolo}>
        <Lines of={testi.verifiche(verifica)} />
        <p>
          {testi.aggiornata}
          <time dateTime={verifica.data}>{formatDate(verifica.data)}</time>.
        </p>
      </Chapter>
      <Chapter title={testi.limitiTitolo}>
        <Lines of={testi.limiti} />
      </Chapter>
      <Chapter title={testi.segnalaTitolo}>
        <p>{testi.segnala}</p>
        <Contact />
      </Chapter>
    </Reading>
  )
}

const Lines = ({ of }: { of: readonly string[] }) => (
  <ul>
    {of.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
)
