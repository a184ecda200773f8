import type { LoggedOperation, Usr } from '@bandiera/domain'
import { useWrites } from '@bandiera/live'
import { usePortal, useUndo } from '@bandiera/platform'
import { mayInvite } from '@bandiera/policy'
import { Button, useGoOn } from '@bandiera/ui'
import { useCallback, useState } from 'react'
import { postJson } from '../parts/post-json.ts'
import { texts } from './texts.ts'

export function UtenteActions({ usr }: { usr: Usr }) {
  const portal = usePortal()
  const me = portal.usr
  if (!me || me._id === usr._id || !mayInvite(me, usr.role)) return null
  return usr.invito ? <InvitationActions usr={usr} /> : <SuspensionAction usr={usr} />
}

function SuspensionAction({ usr }: { usr: Usr }) {
  const suspend = useSuspension()
  const [busy, attempt] = useBusy()
  const attivo = usr.attivo === false
  return (
    <Button
      disabled={busy}
      onClick={() => void attempt(() => suspend([usr], attivo, true))}
      variant={attivo ? 'contained' : 'outlined'}
    >
      {attivo ? texts.reactivate : texts.suspend}
    </Button>
  )
}

function InvitationActions({ usr: { _id, name } }: { usr: Usr }) {
  const { request, confirm, notify } = usePortal()
  const goOn = useGoOn()
  const [busy, attempt] = useBusy()
  const inviteTexts = texts.invitation
  const again = async () => {
    await postJson({ request }, `/api/inviti/${_id}/invia`)
    notify({ text: inviteTexts.restarted, kind: 'success' })
  }
  const revoke = async () => {
    const question = { title: inviteTexts.revokeTitle(name), text: inviteTexts.revokeText, ok: inviteTexts.revoke }
    if (!(await confirm(question))) return
    await request(`/api/inviti/${_id}`, { method: 'DELETE' })
    notify({ text: inviteTexts.revoked, kind: 'success' })
    void goOn('/utenti')
  }
  return (
    <>
      <Button disabled={busy} onClick={() => void attempt(again)} variant="contained">
        {inviteTexts.sendAgain}
      </Button>
      <Button disabled={busy} onClick={() => void attempt(revoke)} variant="outlined">
        {inviteTexts.revoke}
      </Button>
    </>
  )
}

function useBusy(): [boolean, (work: () => Promise<unknown>) => Promise<void>] {
  const { notify } = usePortal()
  const [busy, setBusy] = useState(false)
  const attempt = async (work: () => Promise<unknown>) => {
    setBusy(true)
    await work().catch((error: unknown) =>
      notify({ text: error instanceof Error ? error.message : String(error), kind: 'error' }),
    )
    setBusy(false)
  }
  return [busy, attempt]
}

/** Resolves to `false` when the user cancels. Rejects with the server's reason. */
export function useSuspension(): (people: readonly Usr[], attivo: boolean, ask: boolean) => Promise<void | false> {
  const { update } = useWrites()
  const { confirm } = usePortal()
  const done = useUndo()
  return useCallback(
    async (people, attivo, ask) => {
      const changing = people.filter((usr) => (usr.attivo !== false) !== attivo)
      const n = changing.length
      const who = changing[0]?.name ?? ''
      if (ask && !attivo) {
        const title = n === 1 ? texts.suspendOne(who) : texts.suspendMany(n)
        if (!(await confirm({ title, text: texts.suspendText, ok: texts.suspend }))) return false
      }
      const written: (LoggedOperation | null)[] = []
      try {
        for (const { _id, versione: base } of changing)
          written.push(await update('usr', _id, { set: { attivo } }, { base }))
      } finally {
        const many = written.length
        if (many > 0) done(attivo ? texts.reactivated(who, many) : texts.suspendedMany(who, many), written)
      }
    },
    [update, confirm, done],
  )
}
