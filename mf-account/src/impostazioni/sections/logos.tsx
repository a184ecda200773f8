import { isImageAddress, type Settings } from '@bandiera/domain'
import { useAttempt, usePortal, useUndo } from '@bandiera/platform'
import { Box, Button, Stack } from '@bandiera/ui'
import { ChooseButton, IMAGE_TYPES, ImageDialog, plainImage, useImageUpload } from '../../parts/images/upload.tsx'
import { LookPreview, type Look } from './look-preview.tsx'
import { lookTexts } from '../texts.ts'
import { useSaveSettings, useSettings } from '../patch.ts'

const SLOTS = ['chiaro', 'scuro', 'icona'] as const
type SlotName = (typeof SLOTS)[number]
type Logos = { chiaro: string; scuro?: string; icona?: string }

/** Older settings hold one address. */
export function logosOf(logo: Settings['logo'] | undefined): Partial<Logos> {
  return typeof logo === 'string' ? { chiaro: logo } : (logo ?? {})
}

export const LogoSlots = ({ look }: { look: Look }) => (
  <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
    {SLOTS.map((slot) => (
      <LogoSlot key={slot} look={look} slot={slot} />
    ))}
  </Box>
)

function LogoSlot({ slot, look }: { slot: SlotName; look: Look }) {
  const save = useSaveSettings()
  const { confirm } = usePortal()
  const attempt = useAttempt()
  const done = useUndo()
  const { logo, versione: base } = useSettings() ?? {}
  const loghi = logosOf(logo)
  const name = lookTexts.loghi[slot]
  const upload = useImageUpload(plainImage, async (address) =>
    done(lookTexts.logoSalvato, [await save({ set: { logo: { ...loghi, [slot]: address } } }, { base })]),
  )
  const remove = async () => {
    const all = slot === 'chiaro' && (loghi.scuro ?? loghi.icona) !== undefined
    const text = all ? lookTexts.rimuoviTutti : lookTexts.rimuoviChiedi
    if (!(await confirm({ title: lookTexts.rimuovi(name), text, ok: lookTexts.brevi.remove }))) return
    const { [slot]: _gone, ...rest } = loghi
    const patch = slot === 'chiaro' ? { unset: ['logo'] } : { set: { logo: rest } }
    await attempt(lookTexts.logoRimosso, save(patch, { base }))
  }
  const src = loghi[slot]
  const blocked = slot !== 'chiaro' && !loghi.chiaro
  return (
    <Stack component="li" direction="row" sx={row}>
      <Picture slot={slot} src={src} />
      <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
        <strong>{name}</strong>
        <Box sx={{ color: 'text.secondary', typography: 'body2' }}>
          {blocked ? lookTexts.prima : lookTexts.aiuti[slot]}
        </Box>
      </Box>
      <Stack direction="row" sx={{ gap: 1 }}>
        <ChooseButton
          accept={IMAGE_TYPES}
          disabled={blocked}
          label={src ? lookTexts.cambia(name) : lookTexts.carica(name)}
          onFile={(file) => void upload.choose(file)}
        >
          {src ? lookTexts.brevi.change : lookTexts.brevi.upload}
        </ChooseButton>
        {src && (
          <Button aria-label={lookTexts.rimuovi(name)} onClick={() => void remove()}>
            {lookTexts.brevi.remove}
          </Button>
        )}
      </Stack>
      <ImageDialog save={lookTexts.salvaLogo} title={lookTexts.nuovo(name)} upload={upload}>
        {(preview) =>
          slot === 'icona' ? (
            <Picture large slot={slot} src={preview} />
          ) : (
            <LookPreview look={{ ...look, [slot]: preview }} />
          )
        }
      </ImageDialog>
    </Stack>
  )
}

/** On the background of its own theme, not of the theme of the page. */
function Picture({ slot, src, large = false }: { slot: SlotName; src: string | undefined; large?: boolean }) {
  const ground = slot === 'scuro' ? '#171c22' : '#ffffff'
  const width = slot === 'icona' ? (large ? 96 : 44) : 120
  const shown = src && (isImageAddress(src) || src.startsWith('blob:'))
  return (
    <Box sx={{ width: { xs: 'auto', sm: 120 } }}>
      <Box
        sx={{
          ...plate,
          width,
          height: large ? 96 : 44,
          bgcolor: ground,
          color: slot === 'scuro' ? '#a3adb9' : '#565f6b',
        }}
      >
        {shown ? (
          <Box alt="" component="img" src={src} sx={{ maxWidth: '100%', maxHeight: '100%', objectFit: 'contain' }} />
        ) : (
          <Box sx={{ fontSize: '0.75rem', textAlign: 'center' }}>{lookTexts.nonCe}</Box>
        )}
      </Box>
    </Box>
  )
}

const row = { gap: 3, py: 2, alignItems: 'center', flexWrap: 'wrap', borderBottom: 1, borderColor: 'divider' } as const
const plate = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  p: 1,
  boxSizing: 'border-box',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const
