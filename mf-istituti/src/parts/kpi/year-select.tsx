import { Box, FormLabel, printOnly } from '@bandiera/ui'
import { NativeSelect } from '@bandiera/ui/list'
import { useId } from 'react'
import { texts } from './texts.ts'

interface YearSelectProps {
  anni: readonly number[]
  value: number
  onChange: (anno: number) => void
}

/** Which year's accounts are read. */
export function YearSelect({ anni, value, onChange }: YearSelectProps) {
  const id = useId()
  return (
    <>
      <Box sx={{ ...printOnly, fontWeight: 600, pb: 1.5 }}>
        {texts.anno} {value}
      </Box>
      <div className="no-print">
        <FormLabel htmlFor={id} sx={{ display: 'block', mb: 1 }}>
          {texts.anno}
        </FormLabel>
        <NativeSelect inputProps={{ id }} onChange={(event) => onChange(Number(event.target.value))} value={value}>
          {anni.map((anno) => (
            <option key={anno} value={anno}>
              {anno}
            </option>
          ))}
        </NativeSelect>
      </div>
    </>
  )
}
