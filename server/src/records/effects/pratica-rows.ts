import type { NotaPratica, PassoPratica, Pratica } from '@bandiera/domain'
import { PortalError } from '../../errors.ts'
import type { EffectiveWrite } from './effects.ts'

/** People that one note may call. */
const MOST_MENTIONS = 20

/** The notes with the new ones signed; those that were there stay as they are. */
export function signedNote(
  { usr, writer }: EffectiveWrite<'pratiche'>,
  before: Pratica | null,
  after: Pratica,
): NotaPratica[] {
  const { kept, added } = appended('note', before?.note, after.note)
  const signed = added.map(({ id, testo, menzioni = [] }) => ({
    ...(id === undefined ? {} : { id }),
    autore: usr._id,
    quando: writer.at,
    testo,
    menzioni: [...new Set(menzioni)].slice(0, MOST_MENTIONS),
  }))
  return [...kept, ...signed]
}

/** What a write says about its step: the line it adds to the history, if any. More than one is never one step. */
export function passoAsked(before: Pratica, after: Pratica): PassoPratica | undefined {
  const { added } = appended('storico', before.storico, after.storico)
  if (added.length > 1) throw new PortalError('PRATICA_HISTORY', 'storico')
  return added[0]
}

/** Old and new lines of a list that only grows. */
function appended<T>(name: string, before: T[] = [], after: T[] = []): { kept: T[]; added: T[] } {
  if (JSON.stringify(after.slice(0, before.length)) !== JSON.stringify(before)) {
    throw new PortalError('PRATICA_HISTORY', name)
  }
  return { kept: before, added: after.slice(before.length) }
}
