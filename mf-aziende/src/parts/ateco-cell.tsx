import { atecoTitle, formatAteco, type CodiceAteco } from '@bandiera/domain'
import { useState } from 'react'
import { titleIn, useCodici } from '../fields/use-codici.ts'

/** A code with its title under the pointer, which is asked for when the pointer comes. */
export function AtecoCell({ code }: { code: CodiceAteco }) {
  const [wanted, setWanted] = useState(false)
  const found = useCodici([code], wanted)
  return (
    <span onPointerEnter={() => setWanted(true)} title={titleIn(found(code), code) ?? atecoTitle(code)}>
      {formatAteco(code.codice)}
    </span>
  )
}
