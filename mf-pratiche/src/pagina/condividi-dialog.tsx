import { fieldRules, ruleCheck, type Pratica } from '@bandiera/domain'
import { useEdit } from '@bandiera/live'
import { usePortal, useSaved } from '@bandiera/platform'
import { Button, Typography } from '@bandiera/ui'
import { EmailInput, FormDialog, useForm } from '@bandiera/ui/form'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import * as z from 'zod/mini'
import { testi } from '../testi.ts'
import { usePraticaWrites } from './use-pratica-writes.ts'

const { pagina } = testi
const Schema = z.object({ extra: z.string().check(ruleCheck(fieldRules.email)) })

/** Shares a case file by e-mail, with what that person will see; or stops sharing it. */
export function CondividiDialog({ pratica, onClose }: { pratica: Pratica; onClose: () => void }) {
  const { confirm } = usePortal()
  const saved = useSaved(testi.salvato)
  const { before } = useEdit('pratiche', pratica)
  const { update, run } = usePraticaWrites(before)
  const form = useForm<{ extra: string }>({
    defaultValues: { extra: before.extra ?? '' },
    resolver: standardSchemaResolver(Schema),
  })
  const { extra } = pratica
  const stop = async () => {
    if (!(await confirm({ title: pagina.smetti, text: pagina.smettiTesto(extra ?? ''), ok: pagina.smetti }))) return
    if (await run({ unset: ['extra'] }, pagina.nonCondivisa)) onClose()
  }
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      onSaved={saved}
      onSubmit={({ extra }, choice) => update({ set: { extra: extra.trim() } }, choice)}
      open
      submit={pagina.condividiSalva}
      title={pagina.condividiTitolo}
    >
      <Typography color="textSecondary">{pagina.condividiTesto}</Typography>
      <EmailInput label={pagina.email} name="extra" />
      {extra && (
        <Button onClick={() => void stop()} sx={{ alignSelf: 'flex-start' }}>
          {pagina.smetti}
        </Button>
      )}
    </FormDialog>
  )
}
