import { atMost, isMediaAddress, newId, type Video } from '@bandiera/domain'
import { Box } from '@bandiera/ui'
import { RowsInput, TextAreaInput, TextInput } from '@bandiera/ui/form'
import * as z from 'zod/mini'
import { durataOf, parseDurata } from './duration.ts'
import { Modulo } from '../form.tsx'
import { Sezione } from '../section.tsx'
import { texts as settingsTexts } from '../texts.ts'
import { texts } from '../texts-contents.ts'
import { filledIn, patchOf, useSettings } from '../patch.ts'

const address = (optional: boolean) =>
  z.string().check(
    z.trim(),
    z.refine((text) => (optional && text === '') || isMediaAddress(text), texts.indirizzoErrato),
  )

const Schema = z.object({
  video: z.array(
    z.object({
      id: z.string(),
      titolo: z.string().check(z.trim(), z.minLength(1, texts.mancaTitolo), atMost(100)),
      descrizione: z.string().check(z.trim()),
      gruppo: z.string().check(z.trim()),
      indirizzo: address(false),
      sottotitoli: address(true),
      durata: z
        .string()
        .check(z.refine((text) => text.trim() === '' || parseDurata(text) !== null, texts.durataErrata)),
    }),
  ),
})
type Row = z.infer<typeof Schema>['video'][number]

/** The films of `/tutorial`, in their order. */
export function Filmati() {
  const { video = [] } = useSettings() ?? {}
  return (
    <Sezione
      chiave="video"
      form={(close) => (
        <Modulo
          label={settingsTexts.video}
          onClose={close}
          patch={(values) => patchOf('video', values.video.map(videoOf))}
          schema={Schema}
          start={{ video: video.map(rowOf) }}
        >
          <RowsInput
            add={texts.aggiungiVideo}
            empty={() => ({ ...rowOf({ id: newId(), titolo: '', indirizzo: '' }) })}
            label={settingsTexts.video}
            movable
            name="video"
            rowLabel={(index) => texts.video(index + 1)}
          >
            {(at) => <Campi at={at} />}
          </RowsInput>
        </Modulo>
      )}
      note={settingsTexts.videoNota}
      title={settingsTexts.video}
    >
      {video.length === 0 && <Box>{texts.nessunVideo}</Box>}
      <Box component="ol" sx={{ m: 0, pl: 5 }}>
        {video.map(({ id, titolo, gruppo, durata }) => (
          <Box component="li" key={id} sx={{ mb: 1 }}>
            {titolo}{' '}
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {[gruppo, durataOf(durata)].filter(Boolean).join(' · ')}
            </Box>
          </Box>
        ))}
      </Box>
    </Sezione>
  )
}

const Campi = ({ at }: { at: string }) => (
  <>
    <TextInput label={texts.titolo} maxLength={100} name={`${at}.titolo`} />
    <TextInput help={texts.indirizzoAiuto} label={texts.indirizzo} name={`${at}.indirizzo`} type="url" />
    <TextAreaInput label={texts.descrizione} name={`${at}.descrizione`} optional rows={2} />
    <TextInput help={texts.gruppoAiuto} label={texts.gruppo} name={`${at}.gruppo`} optional />
    <TextInput help={texts.durataAiuto} label={texts.durata} name={`${at}.durata`} optional />
    <TextInput help={texts.sottotitoliAiuto} label={texts.sottotitoli} name={`${at}.sottotitoli`} optional type="url" />
  </>
)

const rowOf = (video: Video): Row => {
  const { id, titolo, indirizzo, descrizione = '', gruppo = '', sottotitoli = '', durata } = video
  return { id, titolo, indirizzo, descrizione, gruppo, sottotitoli, durata: durataOf(durata) }
}

const videoOf = ({ durata, ...row }: Row): Video => {
  const seconds = parseDurata(durata)
  return { ...filledIn(row), ...(seconds !== null && { durata: seconds }) }
}
