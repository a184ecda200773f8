import { qualifiche } from '@bandiera/domain'
import { DateInput, YesNoInput } from '@bandiera/ui/form'
import { Fragment } from 'react'
import { QUALIFICHE, REGOLARITA } from '../rules/situazione.rules.ts'
import { testi } from '../testi.ts'

const scadenze: Partial<Record<string, string>> = {
  durc: testi.scadenzaDurc,
  polizzaCatastrofale: testi.scadenzaPolizza,
}

/** Qualifications and requirements that only the company knows: yes, no, or not known; with the day they expire. */
export function SituazioneFields() {
  return (
    <>
      {QUALIFICHE.map((key) => (
        <YesNoInput key={key} label={capital(qualifiche[key])} name={`qualifiche.${key}`} />
      ))}
      {REGOLARITA.map((key) => (
        <Fragment key={key}>
          <YesNoInput label={testi.regolarita[key]} name={`regolarita.${key}`} />
          {scadenze[key] && <DateInput label={scadenze[key]} name={`scadenze.${key}`} optional />}
        </Fragment>
      ))}
    </>
  )
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
