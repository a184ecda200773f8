import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { testi } from './testi.ts'

/** What was removed, and the way back. */
export function Rimosso({ frase, onUndo }: { frase: string; onUndo: () => void }) {
  return (
    <Box
      data-criterio="rimosso"
      role="status"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, mt: 2 }}
    >
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {testi.rimosso(frase)}
      </Box>
      <Button data-parte="ripristina" onClick={onUndo}>
        {testi.ripristina}
      </Button>
    </Box>
  )
}
