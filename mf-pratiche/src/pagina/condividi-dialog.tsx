import { fieldRules, ruleCheck, type Pratica } from '@bandiera/domain'
import { usePortal } from '@bandiera/platform'
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
  const { confirm, notify } = usePortal()
  const { update, run } = usePraticaWrites(pratica)
  const form = useForm<{ extra: string }>({
    defaultValues: { extra: pratica.extra ?? '' },
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
      onSaved={() => notify({ text: testi.salvato, kind: 'success' })}
      onSubmit={(values) => update({ set: { extra: values.extra.trim() } })}
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
