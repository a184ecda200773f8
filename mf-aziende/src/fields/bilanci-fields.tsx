import { AddIcon, Box, Button } from '@bandiera/ui'
import { EuroInput, NumberInput, useFieldArray, useWatch } from '@bandiera/ui/form'
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
            <NumberInput grouped={false} label={testi.anno} max={lastYear() + 1} name={`bilanci.${index}.anno`} />
            <NumberInput decimals={2} help={testi.aiutoUla} label={testi.ula} name={`bilanci.${index}.ula`} optional />
            <EuroInput label={testi.ricavi} name={`bilanci.${index}.ricavi`} optional />
            <EuroInput label={testi.totaleAttivo} name={`bilanci.${index}.totaleAttivo`} optional />
          </Box>
        </Riga>
      ))}
      <Button onClick={() => append(nuovoBilancio(next()))} startIcon={<AddIcon />} sx={{ alignSelf: 'flex-start' }}>
        {testi.aggiungiAnno}
      </Button>
    </>
  )
}
