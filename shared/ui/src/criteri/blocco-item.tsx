import type { Criterio } from '@bandiera/domain'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import type { CriteriInputProps } from './criteri-input.tsx'
import { CriterioItem } from './criterio-item.tsx'
import { MoveButtons } from '../form/move-buttons.tsx'
import { testi } from './testi.ts'
import type { Lista } from './use-criteri.ts'

export interface BloccoProps extends Pick<CriteriInputProps, 'frase' | 'riferimenti' | 'pesi'> {
  block: readonly Criterio[]
  lista: Lista
}

/** One criterion, or a group of alternatives with its own place in the list. */
export function BloccoItem({ block, ...rest }: BloccoProps) {
  const id = useId()
  const first = block[0]!
  const { lista } = rest
  if (block.length === 1) return <CriterioItem criterio={first} {...rest} />
  return (
    <Box component="li" data-criterio={first.id} sx={{ borderTop: 1, borderColor: 'divider', pt: 2, pb: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Typography id={id} sx={{ flex: 1, fontWeight: 600 }}>
          {testi.neBastaUno}{' '}
          <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
            · {testi.alternative(block.length)}
          </Box>
        </Typography>
        <MoveButtons
          giu={testi.gruppoGiu}
          onMove={(step) => lista.moveBlock(first.id, step)}
          parte="gruppo-"
          su={testi.gruppoSu}
        />
      </Box>
      <Box
        aria-labelledby={id}
        component="ol"
        sx={{ m: 0, mt: 1, p: 0, pl: 3, listStyle: 'none', borderLeft: 2, borderColor: 'primary.main' }}
      >
        {block.map((criterio) => (
          <CriterioItem criterio={criterio} inGroup key={criterio.id} {...rest} />
        ))}
      </Box>
    </Box>
  )
}
