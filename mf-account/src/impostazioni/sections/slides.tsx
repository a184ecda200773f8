import { atMost, type Slide } from '@bandiera/domain'
import { Box, Stack } from '@bandiera/ui'
import { RowsInput, TextAreaInput, TextInput, useWatch } from '@bandiera/ui/form'
import * as z from 'zod/mini'
import { ImageField } from '../fields.tsx'
import { Modulo } from '../form.tsx'
import { Sezione } from '../section.tsx'
import { texts as settingsTexts } from '../texts.ts'
import { texts } from '../texts-look.ts'
import { patchOf, useSettings } from '../patch.ts'

const Schema = z.object({
  slides: z.array(
    z.object({
      titolo: z.string().check(z.trim(), z.minLength(1, texts.mancaTitolo), atMost(80)),
      testo: z.string().check(z.trim()),
      img: z.string(),
      alt: z.string().check(z.trim()),
    }),
  ),
})
type Row = z.infer<typeof Schema>['slides'][number]

const EMPTY: Row = { titolo: '', testo: '', img: '', alt: '' }
const MOST = 8
const words = { carica: texts.caricaImmagine, cambia: texts.cambiaImmagine, rimuovi: texts.rimuoviImmagine }

/** What stands beside the login. */
export function Diapositive() {
  const { slides = [] } = useSettings() ?? {}
  return (
    <Sezione
      chiave="slides"
      form={(close) => (
        <Modulo
          label={settingsTexts.slides}
          onClose={close}
          patch={(values) => patchOf('slides', values.slides.map(slideOf))}
          schema={Schema}
          start={{ slides: slides.map(({ titolo, testo = '', img = '', alt = '' }) => ({ titolo, testo, img, alt })) }}
        >
          <RowsInput
            add={texts.aggiungiDiapositiva}
            empty={EMPTY}
            label={settingsTexts.slides}
            max={MOST}
            movable
            name="slides"
            rowLabel={(index) => texts.diapositiva(index + 1)}
          >
            {(at) => <Campi at={at} />}
          </RowsInput>
        </Modulo>
      )}
      note={settingsTexts.slidesNota}
      title={settingsTexts.slides}
    >
      {slides.length === 0 && <Box>{texts.nessunaDiapositiva}</Box>}
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {slides.map((slide, index) => (
          <Read key={`${index} ${slide.titolo}`} slide={slide} />
        ))}
      </Box>
    </Sezione>
  )
}

function Campi({ at }: { at: string }) {
  const img = useWatch({ name: `${at}.img` }) as unknown
  return (
    <>
      <TextInput label={texts.titolo} maxLength={80} name={`${at}.titolo`} />
      <TextAreaInput label={texts.testo} name={`${at}.testo`} optional rows={2} />
      <ImageField label={texts.immagine} name={`${at}.img`} words={words} />
      {Boolean(img) && <TextInput help={texts.altAiuto} label={texts.alt} name={`${at}.alt`} optional />}
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
