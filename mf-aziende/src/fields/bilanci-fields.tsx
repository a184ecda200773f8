import { bilancioFields } from '@bandiera/domain'
import { AddIcon, Box, Button } from '@bandiera/ui'
import { NumberInput, RecordInputs, useFieldArray, useWatch } from '@bandiera/ui/form'
import { lastYear, nuovoBilancio, type BilanciValues } from '../rules/bilanci.rules.ts'
import { testi } from '../testi.ts'
import { Riga } from './riga.tsx'

/** Staff, turnover and total assets, year by year. */
export function BilanciFields() {
  const { fields, append, remove } = useFieldArray<BilanciValues>({ name: 'bilanci' })
  const anni = useWatch<BilanciValues>({ name: 'bilanci' }) as BilanciValues['bilanci'] | undefined
  const next = () => Math.min(lastYear(), ...(anni ?? []).map(({ anno }) => (anno ?? lastYear()) - 1))
  return (
    <>
      {fields.map((field, index) => (
        <Riga
          key={field.id}
          onRemove={fields.length > 1 ? () => remove(index) : undefined}
          title={`Bilancio ${anni?.[index]?.anno ?? ''}`.trim()}
        >
          <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { sm: '1fr 1fr' } }}>
            <NumberInput
              grouped={false}
              label={bilancioFields.anno.label}
              max={lastYear() + 1}
              name={`bilanci.${index}.anno`}
            />
            <RecordInputs at={`bilanci.${index}`} fields={bilancioFields} keys={['ula', 'ricavi', 'totaleAttivo']} />
          </Box>
        </Riga>
      ))}
      <Button onClick={() => append(nuovoBilancio(next()))} startIcon={<AddIcon />} sx={{ alignSelf: 'flex-start' }}>
        {testi.aggiungiAnno}
      </Button>
    </>
  )
}
