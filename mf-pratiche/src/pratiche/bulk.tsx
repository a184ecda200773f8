import {
  isOpenPratica,
  type LoggedOperation,
  praticaStepsOf,
  stepFields,
  praticaFields,
  type PraticaState,
  praticaStateLabels,
} from '@bandiera/domain'
import { useWrites } from '@bandiera/live'
import { usePortal, useUndo } from '@bandiera/platform'
import { PersonIcon, PlayArrowIcon, useToday } from '@bandiera/ui'
import { FormDialog, RecordInputs, SelectInput, useSchemaForm } from '@bandiera/ui/form'
import type { BulkAction } from '@bandiera/ui/list'
import { type ReactNode, useMemo, useState } from 'react'
import { maySteer, useNames } from '../parts/people.ts'
import type { Row } from '../parts/rows.ts'
import { AssignSchema, StateSchema } from './rules.ts'
import { listTexts } from './texts.ts'
import { stepPatch, stepValues } from '../step/patch.ts'
import { fieldGroupsOf } from '../step/rules.ts'

interface Asked {
  kind: 'assegna' | 'stato'
  rows: readonly Row[]
  /** `true` clears the selection. */
  answer: (done: boolean) => void
}

export function useBulk(): { actions: BulkAction<Row>[]; dialog: ReactNode } {
  const { usr } = usePortal()
  const [asked, setAsked] = useState<Asked | null>(null)
  const actions = useMemo((): BulkAction<Row>[] => {
    const ask = (kind: Asked['kind']) => (rows: readonly Row[]) =>
      new Promise<false | void>((resolve) => {
        const answer = (done: boolean) => {
          setAsked(null)
          resolve(done ? undefined : false)
        }
        setAsked({ kind, rows, answer })
      })
    const foreign = (rows: readonly Row[]) => rows.some(({ pratica, azienda }) => !maySteer(usr, pratica, azienda))
    const closed = (rows: readonly Row[]) => rows.some(({ pratica }) => !isOpenPratica(pratica.stato))
    return [
      {
        id: 'assegna',
        label: listTexts.assign,
        icon: PersonIcon,
        run: ask('assegna'),
        refusal: (rows) => (foreign(rows) ? listTexts.shared : closed(rows) ? listTexts.onlyClosed : null),
      },
      {
        id: 'stato',
        label: listTexts.changeState,
        icon: PlayArrowIcon,
        run: ask('stato'),
        refusal: (rows) =>
          foreign(rows) ? listTexts.shared : stepsOfEvery(rows).length === 0 ? listTexts.noCommonStep : null,
      },
    ]
  }, [usr])
  const Dialog = asked?.kind === 'assegna' ? AssignDialog : StateDialog
  return { actions, dialog: asked && <Dialog {...asked} /> }
}

/** Assigns the selected case files to one person who works for all of their companies. */
function AssignDialog({ rows, answer }: Asked) {
  const done = useUndo()
  const { update } = useWrites()
  const nameOf = useNames()
  const form = useSchemaForm(AssignSchema, { chi: '' }, { mode: 'onSubmit' })
  const tell = (written: Written) => done(listTexts.assignedMany(written.length), written)
  const saved = (written: Written) => {
    tell(written)
    answer(true)
  }
  const assign = ({ chi }: { chi: string }) =>
    writeMany(
      rows,
      ({ pratica: { _id, versione: base } }) => update('pratiche', _id, { set: { assegnatoA: chi } }, { base }),
      tell,
    )
  return (
    <FormDialog
      form={form}
      onClose={() => answer(false)}
      onSaved={saved}
      onSubmit={assign}
      open
      submit={listTexts.assign}
      title={listTexts.assignTitle(rows.length)}
    >
      <SelectInput
        label={praticaFields.assegnatoA.label}
        name="chi"
        options={inEveryTeam(rows).map((value) => ({ value, label: nameOf(value) }))}
      />
    </FormDialog>
  )
}

function inEveryTeam(rows: readonly Row[]): string[] {
  const teams = rows.map(({ azienda }) => (azienda ? [azienda.gestoreId, ...azienda.professionisti] : []))
  return [...new Set(teams[0] ?? [])].filter((id) => teams.every((team) => team.includes(id)))
}

/** Steps that all of these may take and that ask for nothing but a confirmation. */
function stepsOfEvery(rows: readonly Row[]): PraticaState[] {
  const [first, ...others] = rows.map(({ pratica }) =>
    praticaStepsOf(pratica).filter((a) => fieldGroupsOf(pratica, a, false).length === 0),
  )
  return (first ?? []).filter((a) => others.every((steps) => steps.includes(a)))
}

/** Takes one step with the selected case files: one that is legal for all of them. */
function StateDialog({ rows, answer }: Asked) {
  const { usr, notify } = usePortal()
  const { update } = useWrites()
  const oggi = useToday()
  const form = useSchemaForm(StateSchema, { a: '', nota: '' }, { mode: 'onSubmit' })
  const step = ({ pratica }: Row, a: PraticaState, nota: string) => {
    const asked = { pratica, a, riapre: false, oggi, capo: false, senzaDocumenti: false, residuo: () => null }
    const patch = stepPatch(asked, { ...stepValues(pratica, a, oggi), nota }, usr?._id ?? '')
    return update('pratiche', pratica._id, patch, { base: pratica.versione })
  }
  // a step cannot be undone: the notice offers no undo
  const saved = ({ length }: { length: number }) => {
    notify({ text: listTexts.changed(length), kind: 'success' })
    answer(true)
  }
  return (
    <FormDialog
      form={form}
      onClose={() => answer(false)}
      onSaved={saved}
      onSubmit={({ a, nota }) => writeMany(rows, (row) => step(row, a as PraticaState, nota))}
      open
      submit={listTexts.changeState}
      title={listTexts.changeStateTitle(rows.length)}
    >
      <SelectInput
        help={listTexts.stateHelp}
        label={listTexts.newState}
        name="a"
        options={stepsOfEvery(rows).map((value) => ({ value, label: praticaStateLabels[value] }))}
      />
      <RecordInputs fields={stepFields} keys={['nota']} />
    </FormDialog>
  )
}

type Written = readonly (LoggedOperation | null)[]

/**
 * Writes one record after the other, so that the server checks each. Resolves with the operations.
 * @param onPart gets the operations when some writes failed
 * @throws with the number of those done and, for each of the others, its title and the server's reason
 */
async function writeMany(
  rows: readonly Row[],
  write: (row: Row) => Promise<LoggedOperation | null>,
  onPart: (written: Written) => void = () => undefined,
): Promise<Written> {
  const written: (LoggedOperation | null)[] = []
  const failed: string[] = []
  for (const row of rows) {
    await write(row).then(
      (operation) => written.push(operation),
      (error: unknown) =>
        failed.push(`${row.pratica.titolo}: ${error instanceof Error ? error.message : String(error)}`),
    )
  }
  if (failed.length === 0) return written
  if (written.length > 0) onPart(written)
  throw new Error(listTexts.notDone(written.length, failed.join(' ')))
}
