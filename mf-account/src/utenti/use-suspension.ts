import type { Operazione, Usr } from '@bandiera/domain'
import { useWrites } from '@bandiera/live'
import { usePortal, useUndo } from '@bandiera/platform'
import { useCallback } from 'react'
import { texts } from './texts.ts'

/** Suspends people or lets them in again; `false` when somebody thought better of it. Rejects with the server's reason. */
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
        const title = n === 1 ? texts.sospendiUno(who) : texts.sospendiMolti(n)
        if (!(await confirm({ title, text: texts.sospendiTesto, ok: texts.sospendi }))) return false
      }
      const written: (Operazione | null)[] = []
      try {
        for (const { _id, versione: base } of changing)
          written.push(await update('usr', _id, { set: { attivo } }, { base }))
      } finally {
        const many = written.length
        if (many > 0) done(attivo ? texts.riattivati(who, many) : texts.sospesi(who, many), written)
      }
    },
    [update, confirm, done],
  )
}
