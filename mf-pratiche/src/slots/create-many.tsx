import { aziendaIdOfPratica, createPratica, isOpenPratica, type LoggedOperation, type Pratica } from '@bandiera/domain'
import { useAsk, useChoices, useRecords, useRecordsOf, useWrites } from '@bandiera/live'
import { usePortal, useUndo } from '@bandiera/platform'
import { mayWrite } from '@bandiera/policy'
import { Alert, useToday } from '@bandiera/ui'
import { ComboInput, FormDialog, type Option, useSchemaForm, useWatch } from '@bandiera/ui/form'
import { useMemo } from 'react'
import * as z from 'zod/mini'
import { useIncrocioOf } from '../parts/use-incrocio-of.ts'
import { openBandoChoices } from '../parts/bando-choices.ts'
import { listTexts } from '../pratiche/texts.ts'
import { texts } from '../texts.ts'
import { manyTexts } from './texts.ts'

interface Props {
  aziende: readonly string[]
  onDone: (done: boolean) => void
}

const Schema = z.object({
  bando: z
    .nullable(z.object({ value: z.string(), label: z.string() }))
    .check(z.refine((chosen) => chosen !== null, listTexts.errors.bando)),
})
type Values = z.infer<typeof Schema>

/** Over the list of companies: a case file of one grant for each of those selected. */
export function Component({ aziende: ids, onDone }: Props) {
  const form = useSchemaForm<Values>(Schema, { bando: null }, { mode: 'onSubmit' })
  const createMany = useCreateMany()
  return (
    <FormDialog
      form={form}
      onClose={() => onDone(false)}
      onSaved={() => onDone(true)}
      onSubmit={({ bando }) => createMany(ids, bando?.value ?? '')}
      open
      submit={manyTexts.create}
      title={manyTexts.title(ids.length)}
    >
      <Fields ids={ids} />
    </FormDialog>
  )
}

function Fields({ ids }: { ids: readonly string[] }) {
  const oggi = useToday()
  const bando = useWatch<Values, 'bando'>({ name: 'bando' })
  const companies = useRecordsOf('aziende', ids)
  const gestori = [...new Set([...companies.values()].map(({ gestoreId }) => gestoreId))].join(' ')
  const source = useChoices(
    'bandi',
    useMemo(() => openBandoChoices(gestori.split(' ').filter(Boolean), oggi), [gestori, oggi]),
  )
  const theirs = useRecords(bando && { coll: 'pratiche', where: { bandoId: bando.value }, rows: 500 }).records
  const taken = bando ? takenBy(theirs) : NONE
  const left = ids.filter((id) => taken.has(id)).map((id) => companies.get(id)?.ragioneSociale ?? '')
  return (
    <>
      <ComboInput<Option>
        help={manyTexts.help}
        label={texts.bando}
        name="bando"
        placeholder={listTexts.searchBando}
        source={source}
      />
      {left.length > 0 && <Alert severity="info">{manyTexts.leftOut(left)}</Alert>}
    </>
  )
}

const NONE: ReadonlySet<string> = new Set()

/** Companies that have an open case file among these. */
const takenBy = (pratiche: readonly Pratica[]): ReadonlySet<string> =>
  new Set(pratiche.filter(({ stato }) => isOpenPratica(stato)).map(({ _id }) => aziendaIdOfPratica(_id)))

/** Makes one after the other, so that the server checks each. @throws with each that was refused and why */
function useCreateMany() {
  const { usr, notify } = usePortal()
  const { create } = useWrites()
  const ask = useAsk()
  const oggi = useToday()
  const incrocioOf = useIncrocioOf()
  const done = useUndo()
  return async (ids: readonly string[], bandoId: string): Promise<void> => {
    const [bando, theirs] = await Promise.all([
      ask.one('bandi', bandoId),
      ask.all('pratiche', { f: [`bandoId:=:${bandoId}`] }),
    ])
    if (!bando || !usr) throw new Error(listTexts.errors.bando)
    const taken = takenBy(theirs)
    const made: (LoggedOperation | null)[] = []
    const [left, refused]: [string[], string[]] = [[], []]
    for (const id of ids) {
      const azienda = await ask.one('aziende', id)
      if (!azienda) {
        refused.push(manyTexts.companyGone)
        continue
      }
      if (taken.has(id)) {
        left.push(azienda.ragioneSociale)
        continue
      }
      try {
        const judged = await incrocioOf(azienda, bando)
        made.push(await create('pratiche', createPratica({ azienda, bando, usr, oggi, ...judged })))
      } catch (error) {
        refused.push(`${azienda.ragioneSociale}: ${error instanceof Error ? error.message : String(error)}`)
      }
    }
    if (made.length === 0 && refused.length === 0) throw new Error(manyTexts.allHave)
    const text = manyTexts.created(made.length, left)
    // who may not delete a case file cannot take it back
    if (made.length > 0 && mayWrite(usr, 'pratiche', 'delete')) done(text, made)
    else if (made.length > 0) notify({ text, kind: 'success' })
    if (refused.length > 0) throw new Error(manyTexts.refused(refused))
  }
}
