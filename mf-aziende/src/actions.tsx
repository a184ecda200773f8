import { type Azienda, aziendaFields, professionistiOf } from '@bandiera/domain'
import { useAsk, useEdit, useWrites } from '@bandiera/live'
import { useAttempt, usePortal, useSaved } from '@bandiera/platform'
import { mayWrite, refusalOf } from '@bandiera/policy'
import { Button, LinkButton, Stack, Typography, useGoOn } from '@bandiera/ui'
import { CheckListInput, FormDialog, SelectInput, useForm } from '@bandiera/ui/form'
import { useState } from 'react'
import { texts } from './texts.ts'
import { AsideBlock } from './parts/aside-block.tsx'
import { optionOf, useGestoreOptions, useUtenti } from './parts/people.ts'
import { AZIENDE, INVITE_PATH } from './paths.ts'

const { people } = texts

export function ManagementBlock({ azienda }: { azienda: Azienda }) {
  const { usr, role } = usePortal()
  const [open, setOpen] = useState<'assegna' | 'riassegna' | null>(null)
  const { archive, restore, remove, counting } = useManagement(azienda)
  const archived = { ...azienda, archiviata: true }
  const runs = usr !== null && refusalOf(usr, { coll: 'aziende', before: azienda, after: archived }) === null
  const deletes = runs && mayWrite(usr, 'aziende', 'delete')
  const assign = runs && (
    <Button className="no-print" onClick={() => setOpen('assegna')} size="small" sx={{ mr: -2 }}>
      {people.assignShort}
    </Button>
  )
  return (
    <AsideBlock action={assign} title={people.chiSegue}>
      <Names azienda={azienda} />
      {runs && (
        <Stack className="no-print" direction="row" sx={{ flexWrap: 'wrap', columnGap: 1, mt: 2, ml: -2 }}>
          <Button onClick={() => void (azienda.archiviata ? restore() : archive())} size="small">
            {azienda.archiviata ? people.restore : people.archive}
          </Button>
          {role === 'admin' && (
            <Button onClick={() => setOpen('riassegna')} size="small">
              {people.reassign}
            </Button>
          )}
          {deletes && (
            <Button color="error" loading={counting} onClick={() => void remove()} size="small">
              {people.remove}
            </Button>
          )}
        </Stack>
      )}
      {open === 'assegna' && <AssignDialog azienda={azienda} onClose={() => setOpen(null)} />}
      {open === 'riassegna' && <ReassignDialog azienda={azienda} onClose={() => setOpen(null)} />}
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

function useManagement({ _id, ragioneSociale, versione: base }: Azienda) {
  const { confirm, notify, role } = usePortal()
  const { update, remove } = useWrites()
  const attempt = useAttempt()
  const goOn = useGoOn()
  const ask = useAsk()
  const [counting, setCounting] = useState(false)
  /** How much belongs to the company; `null`, with a notice, when the server does not answer. */
  const countUsed = async () => {
    setCounting(true)
    try {
      const [pratiche, documenti] = await Promise.all([
        ask.count('pratiche', [`calc.azienda:=:${_id}`]),
        ask.count('docs', [`clienteId:=:${_id}`]),
      ])
      return { pratiche, documenti }
    } catch (failure) {
      notify({ text: (failure as Error).message, kind: 'error' })
      return null
    } finally {
      setCounting(false)
    }
  }

  return {
    counting,
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
