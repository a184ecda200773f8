import { insideSentence, tipoCriterioLabels, type TipoCriterio } from '@bandiera/domain'
import { PESI_PREDEFINITI } from '@bandiera/matching'
import { usePortal } from '@bandiera/platform'
import { Box, Button } from '@bandiera/ui'
import { useId, useState } from 'react'
import { testi } from '../testi.ts'

/** Says what the score is not, and shows the weights to who asks. */
export function PesiNote() {
  const { settings } = usePortal()
  const [open, setOpen] = useState(false)
  const id = useId()
  const pesi = { ...PESI_PREDEFINITI, ...settings?.pesi } as Partial<Record<TipoCriterio, number>>
  const weights = (Object.keys(tipoCriterioLabels) as TipoCriterio[]).flatMap((tipo) =>
    pesi[tipo] === undefined ? [] : [`${insideSentence(tipoCriterioLabels[tipo])} ${pesi[tipo]}`],
  )
  return (
    <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
      {testi.nonProbabilita}{' '}
      <Button
        aria-controls={open ? id : undefined}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        sx={{ minWidth: 0, minHeight: 24, py: 0, px: 1, fontSize: 'inherit' }}
      >
        {testi.pesi}
      </Button>
      {open && (
        <Box id={id} sx={{ maxWidth: '90ch' }}>
          {[...weights, `${testi.pesiAltri} 5`].join(' · ')}. {testi.pesiRegola}
        </Box>
      )}
    </Box>
  )
}
