import {
  atMost,
  aziendaIdOfPratica,
  dayInRome,
  foldText,
  formatDate,
  type PraticaNote,
  type Pratica,
} from '@bandiera/domain'
import { useRecord } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import { Box, Button, Muted, Stack, Typography } from '@bandiera/ui'
import { type Option, PortalForm, TextAreaInput, useFormContext, useSchemaForm, useWatch } from '@bandiera/ui/form'
import * as z from 'zod/mini'
import { useNames, useTeam } from '../../parts/people.ts'
import { detailTexts } from './texts.ts'
import { listStyle, type SectionProps } from './section.tsx'
import { usePraticaWrites } from './patch.ts'

const clock = new Intl.DateTimeFormat('it-IT', { timeZone: 'Europe/Rome', hour: '2-digit', minute: '2-digit' })

/** The notes of a case file, the latest first. A note cannot be changed. */
export function Notes({ pratica, may }: SectionProps) {
  const note = [...(pratica.note ?? [])].reverse()
  return (
    <Box sx={{ maxWidth: 720 }}>
      {may && <NoteForm pratica={pratica} />}
      {note.length === 0 ? (
        <Muted sx={{ mt: 4 }}>{detailTexts.note.emptyMany}</Muted>
      ) : (
        <Box component="ol" reversed sx={{ ...listStyle, mt: 4 }}>
          {note.map((nota, index) => (
            <Box component="li" key={note.length - index} sx={{ py: 3, borderTop: 1, borderColor: 'divider' }}>
              <NoteLine nota={nota} />
            </Box>
          ))}
        </Box>
      )}
    </Box>
  )
}

function NoteLine({ nota: { autore, quando, testo, menzioni = [] } }: { nota: PraticaNote }) {
  const nameOf = useNames()
  const at = new Date(quando)
  return (
    <>
      <Typography component="div" sx={{ mb: 1 }} variant="body2">
        <Box component="span" sx={{ fontWeight: 600, mr: 2 }}>
          {nameOf(autore)}
        </Box>
        <Box component="time" dateTime={quando} sx={{ color: 'text.secondary' }}>
          {`${formatDate(dayInRome(at))} ${clock.format(at)}`}
        </Box>
      </Typography>
      <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{marked(testo, menzioni.map(nameOf))}</Box>
    </>
  )
}

function marked(testo: string, names: readonly string[]) {
  const calls = names.map((name) => `@${name}`)
  if (calls.length === 0) return testo
  const pattern = new RegExp(`(${calls.map((call) => call.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`, 'g')
  return testo.split(pattern).map((part, index) =>
    calls.includes(part) ? (
      <Box component="strong" key={index} sx={{ fontWeight: 600, color: 'primary.main' }}>
        {part}
      </Box>
    ) : (
      part
    ),
  )
}

const Schema = z.object({ testo: z.string().check(z.trim(), z.minLength(1, detailTexts.note.error), atMost(5000)) })
type Values = z.infer<typeof Schema>

/** The form of a note. `@` offers the people of the team; the server signs the note. */
function NoteForm({ pratica }: { pratica: Pratica }) {
  const { usr, notify } = usePortal()
  const { update } = usePraticaWrites(pratica)
  const team = useTeam(useRecord('aziende', aziendaIdOfPratica(pratica._id)))
  const form = useSchemaForm(Schema, { testo: '' }, { mode: 'onSubmit' })
  const send = ({ testo }: Values) => {
    const menzioni = team.filter(({ label }) => testo.includes(`@${label}`)).map(({ value }) => value)
    return update({ push: { note: { autore: usr?._id ?? '', quando: new Date().toISOString(), testo, menzioni } } })
  }
  const sent = () => {
    form.reset({ testo: '' })
    notify({ text: detailTexts.note.sent, kind: 'success' })
  }
  return (
    <div className="no-print">
      <PortalForm
        form={form}
        label={detailTexts.note.write}
        onSaved={sent}
        onSubmit={send}
        submit={detailTexts.note.send}
      >
        <TextAreaInput
          help={detailTexts.note.aiuto}
          label={detailTexts.note.write}
          maxLength={5000}
          name="testo"
          rows={3}
        />
        <Mentions team={team} />
      </PortalForm>
    </div>
  )
}

/** People whose names start with the text after the last `@`; a click completes the name. */
function Mentions({ team }: { team: readonly Option[] }) {
  const { testo } = useWatch() as Values
  const { setValue, setFocus } = useFormContext<Values>()
  const asked = /@([^@\n]{0,40})$/.exec(testo)?.[1]
  if (asked === undefined) return null
  const found = team.filter(({ label }) => foldText(label).startsWith(foldText(asked)) && label !== asked.trim())
  if (found.length === 0) return null
  const pick = (label: string) => {
    setValue('testo', `${testo.slice(0, testo.length - asked.length)}${label} `, { shouldDirty: true })
    setFocus('testo')
  }
  return (
    <Stack aria-label={detailTexts.note.names} direction="row" role="group" sx={{ gap: 2, flexWrap: 'wrap', mt: -2 }}>
      {found.map(({ value, label }) => (
        <Button key={value} onClick={() => pick(label)} size="small" variant="outlined">
          {`@${label}`}
        </Button>
      ))}
    </Stack>
  )
}
