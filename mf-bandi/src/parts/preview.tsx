import type { BandoData } from '@bandiera/domain'
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Muted,
  type Theme,
  Typography,
  useMediaQuery,
} from '@bandiera/ui'
import { SectionIndex, type UseFormReturn, useWatch } from '@bandiera/ui/form'
import { memo, type ReactNode, useDeferredValue, useId, useMemo, useState } from 'react'
import { type BandoValues, readableBando } from '../rules.ts'
import { Incomplete } from '../sections/criteri/verdict.tsx'
import { BandoFacts } from '../sections/facts.tsx'
import { BandoText } from '../sections/text.tsx'
import { texts } from '../texts.ts'

interface PreviewProps {
  form: UseFormReturn<BandoValues>
  /** The stored grant; absent for a new one. */
  before: BandoData | undefined
}

/** A form with an index of its chapters, and its grant beside it as readers will see it; where both do not fit, behind a button. */
export function WithPreview({ children, ...preview }: PreviewProps & { children: ReactNode }) {
  const beside = useMediaQuery('(min-width: 1280px)', { noSsr: true })
  return (
    <SectionIndex action={!beside && <PreviewButton {...preview} />}>
      <Box sx={beside ? columns : undefined}>
        <Box sx={{ minWidth: 0 }}>{children}</Box>
        {beside && (
          <Box aria-label={texts.form.anteprima} component="section" sx={besideForm} tabIndex={0}>
            <Muted variant="body2">{texts.form.anteprima}</Muted>
            <Preview {...preview} />
          </Box>
        )}
      </Box>
    </SectionIndex>
  )
}

const columns = { display: 'grid', gap: 6, gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } as const
const besideForm = {
  position: 'sticky',
  top: 72,
  alignSelf: 'start',
  minWidth: 0,
  maxHeight: 'calc(100vh - 96px)',
  overflow: 'auto',
  borderLeft: 1,
  borderColor: 'divider',
  px: 6,
  pb: 6,
} as const

function PreviewButton(preview: PreviewProps) {
  const [isOpen, open] = useState(false)
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true })
  const id = useId()
  const close = () => open(false)
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => open(true)} sx={button} variant="outlined">
        {texts.form.anteprima}
      </Button>
      <Dialog aria-labelledby={id} fullScreen={narrow} fullWidth maxWidth="md" onClose={close} open={isOpen}>
        <DialogTitle id={id}>{texts.form.anteprima}</DialogTitle>
        <DialogContent>
          <Preview {...preview} />
        </DialogContent>
        <DialogActions>
          <Button autoFocus onClick={close} variant="contained">
            {texts.redazione.chiudi}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}

const button = { flex: 'none', minHeight: { xs: 44, sm: 32 } } as const

/** Typing never waits for it: it is drawn when the browser has time. */
function Preview({ form, before }: PreviewProps) {
  const now = useWatch({ control: form.control }) as BandoValues
  const values = useDeferredValue(now)
  const { data, left } = useMemo(() => readableBando(values, before), [values, before])
  return <Grant data={data} left={left} />
}

/** Drawn again when the values change, not at each key press before. */
const Grant = memo(function Grant({ data, left }: { data: BandoData; left: number }) {
  return (
    <>
      <Typography component="p" sx={{ mt: 2, overflowWrap: 'anywhere' }} variant="h1">
        {data.titolo || '—'}
      </Typography>
      <Muted sx={{ mb: 4 }}>{[data.ente, data.sottotitolo].filter(Boolean).join(' · ') || '—'}</Muted>
      <BandoFacts blanks data={data} />
      <Incomplete n={left} />
      <BandoText data={data} />
    </>
  )
})
