import { Box, FormLabel, printOnly } from '@bandiera/ui'
import { NativeSelect } from '@bandiera/ui/list'
import { useId } from 'react'
import { kpiTesti as testi } from '../testi.ts'

interface AnnoSelectProps {
  anni: readonly number[]
  value: number
  onChange: (anno: number) => void
}

/** Which year's accounts are read. */
export function AnnoSelect({ anni, value, onChange }: AnnoSelectProps) {
  const id = useId()
  return (
    <>
      <Box sx={{ ...printOnly, fontWeight: 600, pb: 1.5 }}>
        {testi.anno} {value}
      </Box>
      <div className="no-print">
        <FormLabel htmlFor={id} sx={{ display: 'block', mb: 1 }}>
          {testi.anno}
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
