import { Box, Dialog, hidden } from '@bandiera/ui'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { arrange } from './arrange.ts'
import type { ShownItem } from './items.ts'
import { optionId } from './option-id.ts'
import { PaletteFooter } from './palette-footer.tsx'
import { PaletteInput } from './palette-input.tsx'
import { PaletteList } from './palette-list.tsx'
import { Sources, useSources } from './sources.tsx'
import { testi } from './testi.ts'
import { useChoice } from './use-choice.ts'
import { useOffers } from './use-offers.ts'

/** Finds pages, actions and records by a few letters; keyboard first (combobox with a list box of groups). */
export function PaletteDialog({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('')
  const { own, recent } = useOffers()
  const { sources, offers, pending, take } = useSources(text)
  const groups = arrange(text, [...own, ...offers, recent])
  const lines = groups.flatMap(({ items }) => items)
  const open = useTake(onClose)
  const choice = useChoice(lines, open)
  const id = useId()
  const { chosen } = choice
  const type = (next: string) => {
    setText(next)
    choice.choose(null)
  }
  return (
    <Dialog
      fullWidth
      onClose={onClose}
      open
      slotProps={{ paper: { 'aria-label': testi.titolo, sx: paper } }}
      sx={above}
    >
      <PaletteInput
        aria-activedescendant={chosen && optionId(id, chosen)}
        aria-controls={id}
        onClose={onClose}
        onKeyDown={choice.onKeyDown}
        onType={type}
        text={text}
      />
      <PaletteList chosen={chosen} groups={groups} id={id} onChoose={choice.choose} onTake={open} />
      {lines.length === 0 && <Nothing pending={pending} text={text} />}
      <Box sx={{ typography: 'body2' }}>
        <Sources sources={sources} take={take} text={text} />
      </Box>
      <Box role="status" sx={hidden}>
        {text && lines.length > 0 && testi.quanti(lines.length)}
      </Box>
      <PaletteFooter />
    </Dialog>
  )
}

/** Closes first, so that the focus is back in the page before the action moves it. */
function useTake(onClose: () => void) {
  const navigate = useNavigate()
  return ({ item }: ShownItem, elsewhere: boolean) => {
    if (elsewhere && item.to) return void window.open(item.to, '_blank', 'noopener')
    onClose()
    if (item.run) item.run()
    else void navigate(item.to)
  }
}

function Nothing({ text, pending }: { text: string; pending: boolean }) {
  return (
    <Box role="status" sx={{ px: 4, py: 8, textAlign: 'center', overflowWrap: 'anywhere' }}>
      {pending ? testi.cerco : testi.niente(text.trim())}
      {!pending && <Box sx={{ mt: 1, color: 'text.secondary', typography: 'body2' }}>{testi.nienteAiuto}</Box>}
    </Box>
  )
}

const above = { '& .MuiDialog-container': { alignItems: 'flex-start' } } as const
const paper = {
  m: { xs: 2, sm: 4 },
  mt: { xs: 2, sm: '12vh' },
  width: { xs: 'calc(100% - 16px)', sm: 640 },
  maxWidth: 'none',
  maxHeight: { xs: 'calc(100dvh - 16px)', sm: 'min(560px, 76vh)' },
} as const
