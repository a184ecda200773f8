import { codiceFields } from '@bandiera/domain'
import { AddIcon, Button } from '@bandiera/ui'
import { ComboInput, useFieldArray } from '@bandiera/ui/form'
import { freeAteco, type AtecoOption, type AtecoValues } from '../rules/ateco.rules.ts'
import { testi } from '../testi.ts'
import { Riga } from './riga.tsx'
import { useAteco } from './use-reference.ts'

/** Activity codes, found by words or typed; the first is the main one. */
export function AtecoFields() {
  const { fields, append, remove } = useFieldArray<AtecoValues>({ name: 'ateco' })
  const source = useAteco()
  return (
    <>
      {fields.map((field, index) => {
        const title =
          index === 0 ? `${codiceFields.codice.label} ${testi.prevalente}` : `${codiceFields.codice.label} ${index + 1}`
        return (
          <Riga key={field.id} onRemove={fields.length > 1 ? () => remove(index) : undefined} title={title}>
            <ComboInput<AtecoOption>
              free={freeAteco}
              help={index === 0 ? codiceFields.codice.help : undefined}
              label={codiceFields.codice.label}
              name={`ateco.${index}.codice`}
              optional
              source={source}
            />
          </Riga>
        )
      })}
      <Button onClick={() => append({ codice: null })} startIcon={<AddIcon />} sx={{ alignSelf: 'flex-start' }}>
        {testi.aggiungiAteco}
      </Button>
    </>
  )
}
