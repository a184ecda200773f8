import { atMost, type Slide } from '@bandiera/domain'
import { Box, Stack } from '@bandiera/ui'
import { RowsInput, TextAreaInput, TextInput, useWatch } from '@bandiera/ui/form'
import * as z from 'zod/mini'
import { ImageField } from '../fields.tsx'
import { SettingsSection } from '../form.tsx'
import { lookTexts, texts as settingsTexts } from '../texts.ts'
import { patchOf, useSettings } from '../patch.ts'

const SlidesSchema = z.object({
  slides: z.array(
    z.object({
      titolo: z.string().check(z.trim(), z.minLength(1, lookTexts.mancaTitolo), atMost(80)),
      testo: z.string().check(z.trim()),
      img: z.string(),
      alt: z.string().check(z.trim()),
    }),
  ),
})
type Row = z.infer<typeof SlidesSchema>['slides'][number]

const EMPTY: Row = { titolo: '', testo: '', img: '', alt: '' }
const MOST = 8
const words = { carica: lookTexts.caricaImmagine, cambia: lookTexts.cambiaImmagine, rimuovi: lookTexts.rimuoviImmagine }

export function SlidesSection() {
  const { slides = [] } = useSettings() ?? {}
  return (
    <SettingsSection
      name="slides"
      form={() => ({
        schema: SlidesSchema,
        start: { slides: slides.map(({ titolo, testo = '', img = '', alt = '' }) => ({ titolo, testo, img, alt })) },
        patch: (values) => patchOf('slides', values.slides.map(slideOf)),
        fields: (
          <RowsInput
            add={lookTexts.aggiungiDiapositiva}
            empty={EMPTY}
            label={settingsTexts.slides}
            max={MOST}
            movable
            name="slides"
            rowLabel={(index) => lookTexts.diapositiva(index + 1)}
          >
            {(at) => <SlideFields at={at} />}
          </RowsInput>
        ),
      })}
    >
      {slides.length === 0 && <Box>{lookTexts.nessunaDiapositiva}</Box>}
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {slides.map((slide, index) => (
          <Read key={`${index} ${slide.titolo}`} slide={slide} />
        ))}
      </Box>
    </SettingsSection>
  )
}

function SlideFields({ at }: { at: string }) {
  const img = useWatch({ name: `${at}.img` }) as unknown
  return (
    <>
      <TextInput label={lookTexts.titolo} maxLength={80} name={`${at}.titolo`} />
      <TextAreaInput label={lookTexts.testo} name={`${at}.testo`} optional rows={2} />
      <ImageField label={lookTexts.immagine} name={`${at}.img`} words={words} />
      {Boolean(img) && <TextInput help={lookTexts.altAiuto} label={lookTexts.alt} name={`${at}.alt`} optional />}
    </>
  )
}

const Read = ({ slide: { titolo, testo, img, alt } }: { slide: Slide }) => (
  <Stack component="li" direction="row" sx={{ gap: 3, py: 2, borderBottom: 1, borderColor: 'divider' }}>
    {img && (
      <Box
        alt={alt ?? ''}
        component="img"
        src={img}
        sx={{ width: 72, height: 48, objectFit: 'cover', borderRadius: 1 }}
      />
    )}
    <Box sx={{ minWidth: 0 }}>
      <strong>{titolo}</strong>
      {testo && <Box sx={{ color: 'text.secondary' }}>{testo}</Box>}
    </Box>
  </Stack>
)

const slideOf = ({ titolo, testo, img, alt }: Row): Slide => ({
  titolo,
  ...(testo && { testo }),
  ...(img && { img, alt }),
})
