import { qualifiche } from '@bandiera/domain'
import { YesNoInput } from '@bandiera/ui/form'
import { QUALIFICHE, REGOLARITA } from '../rules/situazione.rules.ts'
import { testi } from '../testi.ts'

/** Qualifications and requirements that only the company knows: yes, no, or not known. */
export function SituazioneFields() {
  return (
    <>
      {QUALIFICHE.map((key) => (
        <YesNoInput key={key} label={capital(qualifiche[key])} name={`qualifiche.${key}`} />
      ))}
      {REGOLARITA.map((key) => (
        <YesNoInput key={key} label={testi.regolarita[key]} name={`regolarita.${key}`} />
      ))}
    </>
  )
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
