import { Box, Typography } from '@bandiera/ui'
import { testi } from '../testi.ts'

/** A short list of named lines; says so when there is none. */
export function Righe({ rows }: { rows: readonly { name: string; text: string }[] }) {
  if (rows.length === 0) return <Typography color="textSecondary">{testi.nessunDato}</Typography>
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {rows.map(({ name, text }, index) => (
        <Box component="li" key={index} sx={{ py: 1, display: 'flex', flexWrap: 'wrap', columnGap: 4 }}>
          <Box sx={{ fontWeight: 500, minWidth: { xs: '100%', sm: 160 } }}>{name}</Box>
          <Box sx={{ color: 'text.secondary' }}>{text}</Box>
        </Box>
      ))}
    </Box>
  )
}
