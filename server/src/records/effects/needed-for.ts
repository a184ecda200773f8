import type { Reader } from '../../store/port.ts'

/** What depends on a gestore, in words (`3 aziende e 1 professionista`); empty when nothing does. */
export async function neededFor(reader: Pick<Reader, 'scan'>, uid: string): Promise<string> {
  const aziende = await count(reader.scan('aziende', { anyOf: [{ path: 'gestoreId', values: [uid] }] }))
  const people = await count(reader.scan('usr', { anyOf: [{ path: 'role.professionista.by', values: [uid] }] }))
  const parts = [some(aziende, 'azienda', 'aziende'), some(people, 'professionista', 'professionisti')]
  return parts.filter((part) => part !== '').join(' e ')
}

const some = (n: number, one: string, many: string): string => (n === 0 ? '' : `${n} ${n === 1 ? one : many}`)

async function count(found: AsyncIterable<unknown>): Promise<number> {
  let n = 0
  for await (const _one of found) n += 1
  return n
}
