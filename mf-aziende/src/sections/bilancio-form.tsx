import { type Azienda, type Bilancio } from '@bandiera/domain'
import { useEdit, useWrites } from '@bandiera/live'
import { useAttempt, usePortal, useSaved } from '@bandiera/platform'
import { Button, Stack, Typography } from '@bandiera/ui'
import { PortalForm, useForm, type Resolver } from '@bandiera/ui/form'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useId, useMemo } from 'react'
import { BilancioFields } from '../fields/bilancio-fields.tsx'
import { bilancioSchema, bilancioValues, withBilancio, type BilancioYearValues } from '../rules/bilancio.rules.ts'
import { testi } from '../testi.ts'

const { conti } = testi

export interface BilancioFormProps {
  azienda: Azienda
  /** `null` for a new year. */
  before: Bilancio | null
  /** Year that a new one starts from. */
  suggested: number
  onClose: () => void
}

/** The accounts of one year. The server keeps what others write meanwhile into other years. */
export function BilancioForm({ azienda, before, suggested, onClose }: BilancioFormProps) {
  const { before: opened, save, meanwhile } = useEdit('aziende', azienda, usePortal().usr?._id)
  const saved = useSaved(testi.salvata, onClose)
  const id = useId()
  const others = (azienda.bilanci ?? []).map(({ anno }) => anno).filter((anno) => anno !== before?.anno)
  const years = others.join()
  // the schema follows the years that are there now, not at every render
  const resolver = useMemo(
    (): Resolver<BilancioYearValues> =>
      standardSchemaResolver(bilancioSchema(years ? years.split(',').map(Number) : [])),
    [years],
  )
  const form = useForm<BilancioYearValues>({
    defaultValues: bilancioValues(before ?? { anno: suggested }),
    resolver,
    mode: 'onTouched',
  })
  const title = before ? conti.bilancio(before.anno) : conti.nuovo
  return (
    <Stack aria-labelledby={id} role="group" sx={{ gap: 4, maxWidth: 640 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography component="h3" id={id} variant="h3">
          {title}
        </Typography>
        {before && <DeleteYear azienda={azienda} bilancio={before} onClose={onClose} />}
      </Stack>
      <PortalForm
        form={form}
        label={title}
        meanwhile={meanwhile}
        onCancel={onClose}
        onSaved={saved}
        onSubmit={(values, choice) => save({ set: { bilanci: withBilancio(opened, before, values) } }, choice)}
      >
        <BilancioFields />
      </PortalForm>
    </Stack>
  )
}

function DeleteYear({ azienda, bilancio, onClose }: { azienda: Azienda; bilancio: Bilancio; onClose: () => void }) {
  const { update } = useWrites()
  const { confirm } = usePortal()
  const attempt = useAttempt()
  const { anno } = bilancio
  const remove = async () => {
    const question = { title: conti.eliminaTitolo(anno), text: conti.eliminaTesto, ok: testi.persone.elimina }
    if (!(await confirm(question))) return
    const bilanci = (azienda.bilanci ?? []).filter((one) => one.anno !== anno)
    const patch = bilanci.length > 0 ? { set: { bilanci } } : { unset: ['bilanci'] }
    if (await attempt(conti.eliminato, update('aziende', azienda._id, patch, { base: azienda.versione }))) onClose()
  }
  return (
    <Button color="error" onClick={() => void remove()}>
      {conti.eliminaBreve}
    </Button>
  )
}
