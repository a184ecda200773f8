import { Box } from '@bandiera/ui'
import { texts } from '../texts.ts'

export function CompletenessBar({ percento }: { percento: number }) {
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 2, verticalAlign: 'middle', whiteSpace: 'nowrap' }}
      title={texts.columns.completeness}
    >
      <Box
        className="no-print"
        component="span"
        sx={{ width: 56, height: 6, borderRadius: 3, bgcolor: 'divider', overflow: 'hidden' }}
      >
        <Box
          component="span"
          sx={{
            display: 'block',
            height: 1,
            width: `${percento}%`,
            bgcolor: 'text.secondary',
          }}
        />
      </Box>
      <span>{percento} %</span>
    </Box>
  )
}
