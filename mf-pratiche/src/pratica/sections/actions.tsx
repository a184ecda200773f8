import {
  fieldRules,
  praticaStepsOf,
  type Pratica,
  reopeningOf,
  ruleCheck,
  type PraticaState,
  praticaStateLabels,
} from '@bandiera/domain'
import { useEdit, useWrites } from '@bandiera/live'
import { useAttempt, usePortal, useSaved } from '@bandiera/platform'
import { leadsTeam, mayWrite } from '@bandiera/policy'
import { Button, Muted, printPage, useGoOn } from '@bandiera/ui'
import { EmailInput, FormDialog, useSchemaForm } from '@bandiera/ui/form'
import { downloadFrom } from '@bandiera/ui/import'
import { MenuButton, type MenuChoice } from '@bandiera/ui/list'
import { useState } from 'react'
import * as z from 'zod/mini'
import { StepDialog } from '../../step/form.tsx'
import { PRATICHE } from '../../paths.ts'
import { stepTexts } from '../../step/texts.ts'
import { detailTexts } from './texts.ts'
import { texts } from '../../texts.ts'
import { usePraticaWrites } from './patch.ts'
import type { PraticaDialogProps } from './section.tsx'

export function Actions({ pratica }: { pratica: Pratica }) {
  const { usr } = usePortal()
  const [step, setStep] = useState<PraticaState | null>(null)
  const [sharing, setSharing] = useState(false)
  const destroy = useDestroy(pratica)
  const fascicolo = useFolder(pratica._id)
  const leads = usr !== null && leadsTeam(usr)
  const steps = praticaStepsOf(pratica)
  const again = leads ? reopeningOf(pratica) : null
  const main = again ?? steps[0]
  const others = steps.filter((a) => a !== main)
  const more: MenuChoice[] = [
    { id: 'fascicolo', label: detailTexts.dossier.download, onChoose: () => void fascicolo('zip') },
    { id: 'indice', label: detailTexts.dossier.print, onChoose: () => void fascicolo('indice') },
    { id: 'stampa', label: detailTexts.print, onChoose: () => void printPage() },
    ...(leads ? [{ id: 'condividi', label: detailTexts.share, onChoose: () => setSharing(true) }] : []),
    ...(usr && mayWrite(usr, 'pratiche', 'delete') && pratica.stato === 'bozza'
      ? [{ id: 'elimina', label: detailTexts.elimina, onChoose: () => void destroy() }]
      : []),
  ]
  const name = (a: PraticaState) => (a === again ? stepTexts.reopen : stepTexts.moveTo(a))
  return (
    <>
      {main && (
        <Button onClick={() => setStep(main)} variant="contained">
          {name(main)}
        </Button>
      )}
      {others.length > 0 && (
        <MenuButton
          choices={others.map((a) => ({ id: a, label: praticaStateLabels[a], onChoose: () => setStep(a) }))}
          label={stepTexts.others}
          variant="outlined"
        />
      )}
      <MenuButton choices={more} label={detailTexts.more} />
      {step && <StepDialog a={step} onClose={() => setStep(null)} pratica={pratica} />}
      {sharing && <ShareDialog onClose={() => setSharing(false)} pratica={pratica} />}
    </>
  )
}

function useDestroy({ _id }: Pratica): () => Promise<void> {
  const { confirm } = usePortal()
  const attempt = useAttempt()
  const { remove } = useWrites()
  const goOn = useGoOn()
  return async () => {
    const { elimina, deleteText } = detailTexts
    if (!(await confirm({ title: elimina, text: deleteText, ok: elimina }))) return
    if (await attempt(detailTexts.deletedOne, remove('pratiche', _id))) await goOn(PRATICHE)
  }
}

const ShareSchema = z.object({ extra: z.string().check(ruleCheck(fieldRules.email)) })

/** Shares a case file with an e-mail address and says what that person will see; or stops sharing. */
function ShareDialog({ pratica, onClose }: PraticaDialogProps) {
  const { confirm } = usePortal()
  const saved = useSaved(texts.saved)
  const { before } = useEdit('pratiche', pratica)
  const { update, run } = usePraticaWrites(before)
  const form = useSchemaForm(ShareSchema, { extra: before.extra ?? '' }, { mode: 'onSubmit' })
  const { extra } = pratica
  const stop = async () => {
    const { stopSharing } = detailTexts
    if (!(await confirm({ title: stopSharing, text: detailTexts.stopSharingText(extra ?? ''), ok: stopSharing })))
      return
    if (await run({ unset: ['extra'] }, detailTexts.notShared)) onClose()
  }
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      onSaved={saved}
      onSubmit={({ extra }, choice) => update({ set: { extra: extra.trim() } }, choice)}
      open
      submit={detailTexts.shareSave}
      title={detailTexts.shareTitle}
    >
      <Muted>{detailTexts.shareText}</Muted>
      <EmailInput label={detailTexts.email} name="extra" />
      {extra && (
        <Button onClick={() => void stop()} sx={{ alignSelf: 'flex-start' }}>
          {detailTexts.stopSharing}
        </Button>
      )}
    </FormDialog>
  )
}

/** Opens the whole case file: its index to print in a new tab, or a ZIP with the documents. */
function useFolder(id: string): (how: 'indice' | 'zip') => Promise<void> {
  const { request, notify } = usePortal()
  return async (how) => {
    // opened during the click: browsers block a tab that is opened later
    const tab = how === 'indice' ? window.open('', '_blank') : null
    if (how === 'indice' && !tab) return notify({ text: detailTexts.dossier.blocked, kind: 'error' })
    try {
      const answer = await request(`/api/pratiche/${id}/fascicolo`, { method: 'POST' })
      const { indirizzo } = (await answer.json()) as { indirizzo: string }
      if (tab) tab.location.href = `${indirizzo}&indice=1`
      else downloadFrom(indirizzo)
    } catch (failure) {
      tab?.close()
      notify({ text: failure instanceof Error ? failure.message : detailTexts.dossier.notOpened, kind: 'error' })
    }
  }
}
