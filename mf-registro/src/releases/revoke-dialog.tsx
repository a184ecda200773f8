import { usePortal } from '@bandiera/platform'
import { Box } from '@bandiera/ui'
import { CheckInput, FormDialog, TextInput, useForm, useWatch } from '@bandiera/ui/form'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { atMost } from '@bandiera/domain'
import * as z from 'zod/mini'
import { TrialPanel } from '../parts/command/trial.tsx'
import type { TeamKey } from './parts/keys.ts'
import type { Registry } from '../parts/registry.ts'
import { postJson } from '../parts/post-json.ts'
import { texts } from './texts.ts'

const RevokeSchema = z
  .object({ ritira: z.boolean(), perche: z.string().check(z.trim(), atMost(500)) })
  .check(z.refine(({ ritira, perche }) => !ritira || perche !== '', { error: texts.percheManca, path: ['perche'] }))
type RevokeValues = z.infer<typeof RevokeSchema>

interface RevokeDialogProps {
  teamKey: TeamKey
  registro: Registry
  onClose: () => void
  onDone: () => void
}

/** Revokes a key: what it signed is listed, and goes with it when the operator says so. */
export function RevokeDialog({ teamKey: { id, team }, registro: { rilasci }, onClose, onDone }: RevokeDialogProps) {
  const { request, notify } = usePortal()
  const form = useForm<RevokeValues, unknown, RevokeValues>({
    defaultValues: { ritira: false, perche: '' },
    resolver: standardSchemaResolver(RevokeSchema),
    mode: 'onTouched',
  })
  const ritira = useWatch({ control: form.control, name: 'ritira' })
  const firmati = rilasci.filter(({ chiave }) => chiave === id)
  const path = `/api/registro/chiavi/${id}`
  const send = async ({ ritira: isWithdrawn, perche }: RevokeValues): Promise<boolean> => {
    if (isWithdrawn) await postJson(request, `${path}/ritiro`, { perche })
    else await request(path, { method: 'DELETE' })
    return isWithdrawn
  }
  const saved = (isWithdrawn: boolean) => {
    notify({ text: isWithdrawn ? texts.ritirataOra(team) : texts.revocataOra(team), kind: 'success' })
    onDone()
  }
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      onSaved={saved}
      onSubmit={send}
      open
      submit={texts.revoca}
      title={texts.revocaTitolo(team)}
      width="md"
    >
      <Box sx={{ color: 'text.secondary', maxWidth: '75ch' }}>{texts.revocaTesto}</Box>
      {firmati.length === 0 ? (
        <Box>{texts.haPubblicatoNiente}</Box>
      ) : (
        <>
          <Box sx={{ overflowWrap: 'anywhere' }}>
            {texts.haPubblicato(firmati.length)}:{' '}
            {firmati.map(({ id: of, versione }) => `${of} ${versione}`).join(', ')}.
          </Box>
          <CheckInput help={texts.ritiraAiuto} label={texts.ritira} name="ritira" />
        </>
      )}
      {ritira && (
        <>
          <TextInput help={texts.percheAiuto} label={texts.perche} maxLength={500} name="perche" />
          <TrialPanel path={`${path}/ritiro`} question={TRIAL} />
        </>
      )}
    </FormDialog>
  )
}

/** A trial needs no reason of its own. */
const TRIAL = { perche: texts.ritira, prova: true }
