import { statoPraticaLabels, type StatoPratica } from '@bandiera/domain'
import { FormControl, FormLabel, OutlinedInput, useUrlParams } from '@bandiera/ui'
import { NativeSelect } from '@bandiera/ui/list'
import { useId, type ReactNode } from 'react'
import { testi } from '../testi.ts'

export interface ColonnaPickerProps {
  columns: readonly StatoPratica[]
  count: (stato: StatoPratica) => number
  column: (stato: StatoPratica) => ReactNode
}

/** On a phone one column at a time, chosen by name; which one is in the address. */
export function ColonnaPicker({ columns, count, column }: ColonnaPickerProps) {
  const [params, change] = useUrlParams()
  const id = useId()
  const first = columns.find((stato) => count(stato) > 0) ?? columns[0]
  const chosen = columns.find((stato) => stato === params.get('colonna')) ?? first
  return (
    <>
      <FormControl fullWidth sx={{ mb: 3 }}>
        <FormLabel htmlFor={id} sx={{ mb: 1 }}>
          {testi.elenco.scegliColonna}
        </FormLabel>
        <NativeSelect
          input={<OutlinedInput />}
          inputProps={{ id }}
          onChange={(event) => change({ colonna: event.target.value }, { replace: true })}
          value={chosen}
        >
          {columns.map((stato) => (
            <option key={stato} value={stato}>
              {`${statoPraticaLabels[stato]} (${count(stato)})`}
            </option>
          ))}
        </NativeSelect>
      </FormControl>
      {chosen && column(chosen)}
    </>
  )
}
