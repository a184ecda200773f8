import { dayInRome, daysBetween, fieldRules, ruleCheck, isRnaCheckExpired, type Azienda } from '@bandiera/domain'
import { useEdit, useWrites } from '@bandiera/live'
import { useAttempt, useSaved } from '@bandiera/platform'
import { Alert, Button, Stack, useToday } from '@bandiera/ui'
import { DateInput, FormDialog, useForm } from '@bandiera/ui/form'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import * as z from 'zod/mini'
import { texts } from '../texts.ts'

const { deMinimis: words, errors } = texts
const RnaCheckSchema = z.object({
  giorno: z.string().check(z.minLength(1, errors.check), ruleCheck(fieldRules.data), ({ value, issues }) => {
    if (value > dayInRome()) issues.push({ code: 'custom', input: value, message: errors.checkInFuture })
  }),
})

/** The recorded aids may be outdated since the last check in the national register. */
export function RnaCheck({ azienda, may }: { azienda: Azienda; may: boolean }) {
  const oggi = useToday()
  const [open, setOpen] = useState(false)
  const { update } = useWrites()
  const attempt = useAttempt()
  const today = () => {
    const { _id, versione: base } = azienda
    return attempt(words.checkSaved, update('aziende', _id, { set: { dataVerificaRNA: oggi } }, { base }))
  }
  const stale = isRnaCheckExpired(azienda, oggi)
  return (
    <>
      <Alert className="no-print" severity={stale ? 'warning' : 'success'} sx={{ maxWidth: 640 }}>
        {textOf(azienda, oggi)}
        {may && (
          <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', mt: 1, ml: -2 }}>
            {azienda.dataVerificaRNA !== oggi && (
              <Button onClick={() => void today()} size="small">
                {words.checkedToday}
              </Button>
            )}
            <Button onClick={() => setOpen(true)} size="small">
              {words.otherDate}
            </Button>
          </Stack>
        )}
      </Alert>
      {open && <RnaCheckDialog azienda={azienda} onClose={() => setOpen(false)} />}
    </>
  )
}

function RnaCheckDialog({ azienda, onClose }: { azienda: Azienda; onClose: () => void }) {
  const { before, save } = useEdit('aziende', azienda)
  const saved = useSaved(words.checkSaved)
  const form = useForm<z.infer<typeof RnaCheckSchema>>({
    defaultValues: { giorno: before.dataVerificaRNA ?? '' },
    resolver: standardSchemaResolver(RnaCheckSchema),
    mode: 'onTouched',
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      onSaved={saved}
      onSubmit={({ giorno }, choice) => save({ set: { dataVerificaRNA: giorno } }, choice)}
      open
      title={words.check}
      width="xs"
    >
      <DateInput label={words.check} max={dayInRome()} name="giorno" />
    </FormDialog>
  )
}

function textOf({ dataVerificaRNA }: Azienda, oggi: string): string {
  if (!dataVerificaRNA) return words.neverChecked
  const days = daysBetween(dataVerificaRNA, oggi)
  return isRnaCheckExpired({ dataVerificaRNA }, oggi) ? words.checkOld(days) : words.checkGood(dataVerificaRNA)
}
