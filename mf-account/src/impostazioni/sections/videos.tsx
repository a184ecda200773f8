import { atMost, isMediaAddress, newId, type Video } from '@bandiera/domain'
import { Box } from '@bandiera/ui'
import { RowsInput, TextAreaInput, TextInput } from '@bandiera/ui/form'
import * as z from 'zod/mini'
import { SettingsSection } from '../form.tsx'
import { contentTexts, texts as settingsTexts } from '../texts.ts'
import { filledIn, patchOf, useSettings } from '../patch.ts'

const address = (optional: boolean) =>
  z.string().check(
    z.trim(),
    z.refine((text) => (optional && text === '') || isMediaAddress(text), contentTexts.addressWrong),
  )

const VideosSchema = z.object({
  video: z.array(
    z.object({
      id: z.string(),
      titolo: z.string().check(z.trim(), z.minLength(1, contentTexts.titleMissing), atMost(100)),
      descrizione: z.string().check(z.trim()),
      gruppo: z.string().check(z.trim()),
      indirizzo: address(false),
      sottotitoli: address(true),
      durata: z
        .string()
        .check(z.refine((text) => text.trim() === '' || parseDuration(text) !== null, contentTexts.durationWrong)),
    }),
  ),
})
type Row = z.infer<typeof VideosSchema>['video'][number]

export function VideosSection() {
  const { video = [] } = useSettings() ?? {}
  return (
    <SettingsSection
      name="video"
      form={() => ({
        schema: VideosSchema,
        start: { video: video.map(rowOf) },
        patch: (values) => patchOf('video', values.video.map(videoOf)),
        fields: (
          <RowsInput
            add={contentTexts.addVideo}
            empty={() => ({ ...rowOf({ id: newId(), titolo: '', indirizzo: '' }) })}
            label={settingsTexts.video}
            movable
            name="video"
            rowLabel={(index) => contentTexts.video(index + 1)}
          >
            {(at) => <VideoFields at={at} />}
          </RowsInput>
        ),
      })}
    >
      {video.length === 0 && <Box>{contentTexts.noVideo}</Box>}
      <Box component="ol" sx={{ m: 0, pl: 5 }}>
        {video.map(({ id, titolo, gruppo, durata }) => (
          <Box component="li" key={id} sx={{ mb: 1 }}>
            {titolo}{' '}
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {[gruppo, durationText(durata)].filter(Boolean).join(' · ')}
            </Box>
          </Box>
        ))}
      </Box>
    </SettingsSection>
  )
}

const VideoFields = ({ at }: { at: string }) => (
  <>
    <TextInput label={contentTexts.title} maxLength={100} name={`${at}.titolo`} />
    <TextInput help={contentTexts.addressHelp} label={contentTexts.address} name={`${at}.indirizzo`} type="url" />
    <TextAreaInput label={contentTexts.description} name={`${at}.descrizione`} optional rows={2} />
    <TextInput help={contentTexts.groupHelp} label={contentTexts.group} name={`${at}.gruppo`} optional />
    <TextInput help={contentTexts.durationHelp} label={contentTexts.duration} name={`${at}.durata`} optional />
    <TextInput
      help={contentTexts.subtitlesHelp}
      label={contentTexts.subtitles}
      name={`${at}.sottotitoli`}
      optional
      type="url"
    />
  </>
)

const rowOf = (video: Video): Row => {
  const { id, titolo, indirizzo, descrizione = '', gruppo = '', sottotitoli = '', durata } = video
  return { id, titolo, indirizzo, descrizione, gruppo, sottotitoli, durata: durationText(durata) }
}

const videoOf = ({ durata, ...row }: Row): Video => {
  const seconds = parseDuration(durata)
  return { ...filledIn(row), ...(seconds !== null && { durata: seconds }) }
}

/** `4:30` or `1:02:05` -> seconds; `null` for anything else. */
function parseDuration(text: string): number | null {
  const parts = /^(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)$/.exec(text.trim())
  return parts ? Number(parts[1] ?? 0) * 3600 + Number(parts[2]) * 60 + Number(parts[3]) : null
}

/** 270 -> `4:30`; empty for nothing. */
const durationText = (seconds: number | undefined): string =>
  seconds === undefined ? '' : `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')}`
