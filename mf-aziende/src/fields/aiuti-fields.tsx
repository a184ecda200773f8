import { dayInRome, regimiAiuto } from '@bandiera/domain'
import { AddIcon, Button, Typography } from '@bandiera/ui'
import { DateInput, EuroInput, SelectInput, useFieldArray } from '@bandiera/ui/form'
import { nuovoAiuto, type AiutiValues } from '../rules/aiuti.rules.ts'
import { testi } from '../testi.ts'
import { Riga } from './riga.tsx'

const regimi = Object.entries(regimiAiuto).map(([value, label]) => ({ value, label }))

/** Aids received, by regime and day of the decision; none at all is an answer too. */
export function AiutiFields() {
  const { fields, append, remove } = useFieldArray<AiutiValues>({ name: 'aiuti' })
  return (
    <>
      <Typography color="text.secondary">{testi.aiutoAiuti}</Typography>
      {fields.map((field, index) => (
        <Riga key={field.id} onRemove={() => remove(index)} title={`${testi.aiuto} ${index + 1}`}>
          <SelectInput label={testi.regime} name={`aiuti.${index}.regime`} options={regimi} />
          <DateInput
            help={testi.aiutoConcessione}
            label={testi.dataConcessione}
            max={dayInRome()}
            name={`aiuti.${index}.dataConcessione`}
          />
          <EuroInput help={testi.aiutoEsl} label={testi.esl} name={`aiuti.${index}.esl`} />
        </Riga>
      ))}
      <Button onClick={() => append(nuovoAiuto())} startIcon={<AddIcon />} sx={{ alignSelf: 'flex-start' }}>
        {testi.aggiungiAiuto}
      </Button>
    </>
  )
}
