import { atecoTitle, describeAteco, type Azienda } from '@bandiera/domain'
import { titleIn, useCodici } from '../fields/use-codici.ts'
import { testi } from '../testi.ts'
import { Righe } from './righe.tsx'

/** The activity codes of a company, each with its own title. */
export function AtecoView({ azienda: { ateco = [] } }: { azienda: Azienda }) {
  const found = useCodici(ateco)
  return (
    <Righe
      rows={ateco.map((code) => ({
        name: describeAteco(code),
        text: [titleIn(found(code), code) ?? atecoTitle(code), code.prevalente && testi.prevalente]
          .filter(Boolean)
          .join(' · '),
      }))}
    />
  )
}
