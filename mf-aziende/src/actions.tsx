import { type Azienda, aziendaFields, professionistiOf } from '@bandiera/domain'
import { useAsk, useEdit, useWrites } from '@bandiera/live'
import { useAttempt, usePortal, useSaved } from '@bandiera/platform'
import { mayWrite, refusalOf } from '@bandiera/policy'
import { Button, LinkButton, Stack, Typography, useGoOn } from '@bandiera/ui'
import type { PageAction } from '@bandiera/ui/detail'
import { CheckListInput, FormDialog, SelectInput, useForm } from '@bandiera/ui/form'
import { type ReactNode, useState } from 'react'
import { texts } from './texts.ts'
import { AsideBlock } from './parts/aside-block.tsx'
import { optionOf, useGestoreOptions, useUtenti } from './parts/people.ts'
import { AZIENDE, INVITE_PATH } from './paths.ts'

const { people } = texts

interface Management {
  /** What the user may do with the company as a whole. */
  actions: PageAction[]
  onAssign: (() => void) | undefined
  dialog: ReactNode
}

export function useManagement(azienda: Azienda): Management {
  const { usr, role } = usePortal()
  const [open, setOpen] = useState<'assegna' | 'riassegna' | null>(null)
  const { archive, restore, remove } = useWholeAzienda(azienda)
  const archived = { ...azienda, archiviata: true }
  const runs = usr !== null && refusalOf(usr, { coll: 'aziende', before: azienda, after: archived }) === null
  const deletes = runs && mayWrite(usr, 'aziende', 'delete')
  const onAssign = runs ? () => setOpen('assegna') : undefined
  const close = () => setOpen(null)
  const put = azienda.archiviata
    ? { id: 'togli', label: people.restore, onClick: () => void restore() }
    : { id: 'archivia', label: people.archive, onClick: () => void archive() }
  return {
    actions: [
      ...(onAssign ? [{ id: 'assegna', label: people.assign, onClick: onAssign }] : []),
      ...(runs && role === 'admin'
        ? [{ id: 'riassegna', label: people.reassign, onClick: () => setOpen('riassegna') }]
        : []),
      ...(runs ? [{ ...put, apart: true }] : []),
      ...(deletes ? [{ id: 'elimina', label: people.remove, onClick: () => void remove() }] : []),
    ],
    onAssign,
    dialog: (
      <>
        {open === 'assegna' && <AssignDialog azienda={azienda} onClose={close} />}
        {open === 'riassegna' && <ReassignDialog azienda={azienda} onClose={close} />}
      </>
    ),
  }
}

export function TeamBlock({ azienda, onAssign }: { azienda: Azienda; onAssign?: (() => void) | undefined }) {
  const assign = onAssign && (
    <Button aria-label={people.assign} className="no-print" onClick={onAssign} size="small" sx={{ mr: -2 }}>
      {people.assignShort}
    </Button>
  )
  return (
    <AsideBlock action={assign} title={people.chiSegue}>
      <Names azienda={azienda} />
    </AsideBlock>
  )
}

/** Names that the user may see: a professionista sees only the number of its colleagues. */
function Names({ azienda: { gestoreId, professionisti } }: { azienda: Azienda }) {
  const utenti = useUtenti()
  const nameOf = (id: string) => utenti.find(({ _id }) => _id === id)?.name
  const gestore = nameOf(gestoreId)
  const known = professionisti.flatMap((id) => nameOf(id) ?? [])
  const others = professionisti.length - known.length
  return (
    <Stack>
      {gestore && <Typography color="textSecondary">{people.gestore(gestore)}</Typography>}
      {known.map((name) => (
        <span key={name}>{name}</span>
      ))}
      {others > 0 && <span>{people.others(others)}</span>}
      {professionisti.length === 0 && <span>{people.noneAssigned}</span>}
    </Stack>
  )
}

function useWholeAzienda({ _id, ragioneSociale, versione: base }: Azienda) {
  const { confirm, notify, role } = usePortal()
  const { update, remove } = useWrites()
  const attempt = useAttempt()
  const goOn = useGoOn()
  const ask = useAsk()
  /** How much belongs to the company; `null`, with a notice, when the server does not answer. */
  const countUsed = async () => {
    try {
      const [pratiche, documenti] = await Promise.all([
        ask.count('pratiche', [`calc.azienda:=:${_id}`]),
        ask.count('docs', [`clienteId:=:${_id}`]),
      ])
      return { pratiche, documenti }
    } catch (failure) {
      notify({ text: (failure as Error).message, kind: 'error' })
      return null
    }
  }

  return {
    async archive() {
      const question = { title: people.archiveTitle, text: people.archiveText, ok: people.archive }
      if (!(await confirm(question))) return
      await attempt(people.archived, update('aziende', _id, { set: { archiviata: true } }, { base }))
    },
    restore: () => attempt(people.restoredOne, update('aziende', _id, { unset: ['archiviata'] }, { base })),
    async remove() {
      const found = await countUsed()
      if (!found) return
      const { pratiche, documenti } = found
      const used = pratiche + documenti > 0
      if (used && role !== 'admin')
        return notify({ text: people.notDeletable(pratiche, documenti), kind: 'error', timeout: 10_000 })
      const text = used ? people.deleteByAdmin(pratiche, documenti) : people.deleteText
      const title = people.deleteTitle(ragioneSociale)
      if (!(await confirm({ title, text, ok: people.remove }))) return
      if (await attempt(people.deletedOne, remove('aziende', _id))) await goOn(AZIENDE)
    },
  }
}

function AssignDialog({ azienda, onClose }: { azienda: Azienda; onClose: () => void }) {
  const { before, save } = useEdit('aziende', azienda)
  const saved = useSaved(people.assigned)
  const options = professionistiOf(useUtenti(), azienda.gestoreId).map(optionOf)
  const form = useForm<{ professionisti: string[] }>({ defaultValues: { professionisti: before.professionisti } })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      onSaved={saved}
      onSubmit={({ professionisti }, choice) => save({ set: { professionisti } }, choice)}
      open
      title={people.assign}
      width="xs"
    >
      {options.length > 0 ? (
        <CheckListInput
          help={people.assignHelp}
          label={aziendaFields.professionisti.label}
          name="professionisti"
          options={options}
        />
      ) : (
        <Typography>{people.noProfessionista}</Typography>
      )}
      <LinkButton sx={{ alignSelf: 'flex-start', ml: -2 }} to={INVITE_PATH}>
        {people.invite}
      </LinkButton>
    </FormDialog>
  )
}

/** The server removes the professionisti of the previous gestore. */
function ReassignDialog({ azienda, onClose }: { azienda: Azienda; onClose: () => void }) {
  const { before, save } = useEdit('aziende', azienda)
  const saved = useSaved(people.reassigned)
  const form = useForm<{ gestoreId: string }>({ defaultValues: { gestoreId: before.gestoreId } })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      onSaved={saved}
      onSubmit={({ gestoreId }, choice) => save({ set: { gestoreId } }, choice)}
      open
      submit={people.reassign}
      title={people.reassign}
      width="xs"
    >
      <SelectInput
        help={people.reassignHelp}
        label={aziendaFields.gestoreId.label}
        name="gestoreId"
        options={useGestoreOptions()}
      />
    </FormDialog>
  )
}
