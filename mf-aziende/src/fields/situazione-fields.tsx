import { aziendaFields, type Field } from '@bandiera/domain'
import { DateInput, YesNoInput } from '@bandiera/ui/form'
import { Fragment } from 'react'
import { CON_SCADENZA, QUALIFICHE, REGOLARITA } from '../rules/situazione.rules.ts'

const { fields: qualifiche } = aziendaFields.qualifiche
const { fields: regolarita } = aziendaFields.regolarita

/** Qualifications and requirements that only the company knows: yes, no, or not known; with the day they expire. */
export function SituazioneFields() {
  return (
    <>
      {QUALIFICHE.map((key) => (
        <YesNoInput key={key} label={qualifiche[key].label} name={`qualifiche.${key}`} />
      ))}
      {REGOLARITA.map((key) => {
        const dated = CON_SCADENZA.find((one) => one === key)
        return (
          <Fragment key={key}>
            <YesNoInput
              label={regolarita[key].label}
              name={`regolarita.${key}`}
              negated={(regolarita[key] as Field).negated ?? false}
            />
            {dated && <DateInput label={regolarita[dated].fields.scadenza.label} name={`scadenze.${dated}`} optional />}
          </Fragment>
        )
      })}
    </>
  )
}
