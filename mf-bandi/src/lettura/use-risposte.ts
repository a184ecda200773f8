import { chiaveControllo, type Bando, type Controllo } from '@bandiera/domain'
import { useWrites, type WritePatch } from '@bandiera/live'
import { useAttempt } from '@bandiera/platform'
import { testi } from '../testi.ts'
import { propostaPatch } from './proposta.ts'

/** What a curator answers to the questions of an import; the server remembers each answer for later imports. */
export interface Risposte {
  /** These were looked at and stay as they are. */
  controllate: (flags: readonly Controllo[]) => void
  /** Takes what a question proposes, and settles it. */
  prendi: (flag: Controllo) => void
}

export function useRisposte(bando: Bando): Risposte {
  const { update } = useWrites()
  const attempt = useAttempt()
  const without = (gone: readonly Controllo[]): Controllo[] => {
    const keys = new Set(gone.map(chiaveControllo))
    return (bando.data.daControllare ?? []).filter((one) => !keys.has(chiaveControllo(one)))
  }
  const write = (text: string, patch: WritePatch) =>
    void attempt(text, update('bandi', bando._id, patch, { base: bando.versione }))
  return {
    controllate: (flags) =>
      write(testi.controlli.segnate(flags.length), { set: { 'data.daControllare': without(flags) } }),
    prendi: (flag) => write(testi.controlli.preso, propostaPatch(bando.data, flag, without([flag]))),
  }
}
