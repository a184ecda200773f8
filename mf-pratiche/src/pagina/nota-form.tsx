import { atMost, aziendaIdOfPratica, foldText, type Pratica } from '@bandiera/domain'
import { useRecord } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import { Button, Stack } from '@bandiera/ui'
import { PortalForm, TextAreaInput, useForm, useFormContext, useWatch } from '@bandiera/ui/form'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import * as z from 'zod/mini'
import { useSquadra, type Persona } from '../parts/use-squadra.ts'
import { testi } from '../testi.ts'
import { usePraticaWrites } from './use-pratica-writes.ts'

const { note: t } = testi.pagina
const Schema = z.object({ testo: z.string().check(z.trim(), z.minLength(1, t.errore), atMost(5000)) })
type Values = z.infer<typeof Schema>

/** A new note. `@` offers the people of the team; the server signs it. */
export function NotaForm({ pratica }: { pratica: Pratica }) {
  const { usr, notify } = usePortal()
  const { update } = usePraticaWrites(pratica)
  const squadra = useSquadra(useRecord('aziende', aziendaIdOfPratica(pratica._id)))
  const form = useForm<Values>({ defaultValues: { testo: '' }, resolver: standardSchemaResolver(Schema) })
  const send = ({ testo }: Values) => {
    const menzioni = squadra.filter(({ label }) => testo.includes(`@${label}`)).map(({ value }) => value)
    return update({ push: { note: { autore: usr?._id ?? '', quando: new Date().toISOString(), testo, menzioni } } })
  }
  const sent = () => {
    form.reset({ testo: '' })
    notify({ text: t.inviata, kind: 'success' })
  }
  return (
    <div className="no-print">
      <PortalForm form={form} label={t.scrivi} onSaved={sent} onSubmit={send} submit={t.invia}>
        <TextAreaInput help={t.aiuto} label={t.scrivi} maxLength={5000} name="testo" rows={3} />
        <Menzioni squadra={squadra} />
      </PortalForm>
    </div>
  )
}

/** People that fit what is written after the last `@`; a press puts the whole name in its place. */
function Menzioni({ squadra }: { squadra: readonly Persona[] }) {
  const { testo } = useWatch() as Values
  const { setValue, setFocus } = useFormContext<Values>()
  const asked = /@([^@\n]{0,40})$/.exec(testo)?.[1]
  if (asked === undefined) return null
  const found = squadra.filter(({ label }) => foldText(label).startsWith(foldText(asked)) && label !== asked.trim())
  if (found.length === 0) return null
  const pick = (label: string) => {
    setValue('testo', `${testo.slice(0, testo.length - asked.length)}${label} `, { shouldDirty: true })
    setFocus('testo')
  }
  return (
    <Stack aria-label={t.nomi} direction="row" role="group" sx={{ gap: 2, flexWrap: 'wrap', mt: -2 }}>
      {found.map(({ value, label }) => (
        <Button key={value} onClick={() => pick(label)} size="small" variant="outlined">
          {`@${label}`}
        </Button>
      ))}
    </Stack>
  )
}
