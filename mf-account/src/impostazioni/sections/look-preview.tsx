import { brandColours, brandSurface, surfaces, type Mode } from '@bandiera/domain'
import { Box, Stack } from '@bandiera/ui'
import { lookTexts } from '../texts.ts'

export interface Look {
  nome: string
  /** Colour as typed; ours when it is invalid. */
  primary: string
  chiaro?: string | undefined
  scuro?: string | undefined
}

export const LookPreview = ({ look }: { look: Look }) => (
  <Stack aria-label={lookTexts.anteprima} role="img" sx={{ gap: 3, flexDirection: { xs: 'column', sm: 'row' } }}>
    <Scene look={look} mode="light" />
    <Scene look={look} mode="dark" />
  </Stack>
)

function Scene({ look, mode }: { look: Look; mode: Mode }) {
  const tone = surfaces[mode]
  const brand = brandColours(mode, look.primary)
  const surface = brandSurface(mode, look.primary)
  return (
    <Box aria-hidden sx={{ ...frame, bgcolor: tone.page, color: tone.text, borderColor: tone.line }}>
      <Box sx={{ ...bar, bgcolor: tone.paper, borderColor: tone.line }}>
        <Mark look={look} mode={mode} />
        <Box sx={{ ml: 'auto', color: tone.muted, fontSize: '0.75rem' }}>
          {lookTexts[mode === 'light' ? 'chiaro' : 'scuro']}
        </Box>
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr' }}>
        <Box sx={{ p: 3, bgcolor: tone.paper }}>
          <Box sx={{ fontSize: '0.75rem', mb: 1 }}>{lookTexts.email}</Box>
          <Box sx={{ height: 20, border: 1, borderColor: tone.muted, borderRadius: 1, mb: 2 }} />
          <Box sx={{ ...pill, bgcolor: brand.main, color: brand.text }}>{lookTexts.accedi}</Box>
          <Box sx={{ color: brand.main, fontSize: '0.75rem', fontWeight: 500, mt: 2 }}>{lookTexts.voce}</Box>
        </Box>
        <Box
          sx={{
            p: 3,
            bgcolor: surface.main,
            color: surface.text,
            fontSize: '0.8125rem',
            fontWeight: 600,
            display: 'flex',
            alignItems: 'flex-end',
          }}
        >
          {look.nome}
        </Box>
      </Box>
    </Box>
  )
}

/** As the menu shows it: in the dark theme a logo without a dark variant gets a light plate. */
function Mark({ look: { nome, chiaro, scuro }, mode }: { look: Look; mode: Mode }) {
  const src = mode === 'dark' ? (scuro ?? chiaro) : chiaro
  if (!src) return <strong>{nome}</strong>
  const plate = mode === 'dark' && !scuro
  return (
    <Box
      alt=""
      component="img"
      src={src}
      sx={{
        height: 28,
        maxWidth: 140,
        objectFit: 'contain',
        objectPosition: 'left',
        ...(plate && { bgcolor: '#fff', borderRadius: 1, px: 2, py: 1, boxSizing: 'border-box' }),
      }}
    />
  )
}

const frame = { flex: 1, minWidth: 0, border: 1, borderRadius: 1, overflow: 'hidden' } as const
const bar = { display: 'flex', alignItems: 'center', gap: 2, height: 44, px: 3, borderBottom: 1 } as const
const pill = { borderRadius: 1, px: 2, py: 1, fontSize: '0.75rem', fontWeight: 500, textAlign: 'center' } as const
