import {
  type Task as Compito,
  taskFields,
  aziendaIdOfPratica,
  type ConflictChoice,
  daysBetween,
  formOf,
  knownOf,
  type Pratica,
} from '@bandiera/domain'
import { useEdit, useRecord } from '@bandiera/live'
import { useSaved } from '@bandiera/platform'
import { Box, CloseIcon, IconButton, Typography, useToday } from '@bandiera/ui'
import { Checkbox, FormDialog, RecordInputs, SelectInput, useForm } from '@bandiera/ui/form'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import * as z from 'zod/mini'
import { Deadline } from '../../parts/dates.tsx'
import { useNames, useTeam } from '../../parts/people.ts'
import { detailTexts } from './texts.ts'
import { lineStyle, ListHead, listStyle, type SectionProps } from './section.tsx'
import { usePraticaWrites } from './patch.ts'
import { texts } from '../../texts.ts'

/** The tasks of a case file, open ones first. */
export function Tasks({ pratica, may }: SectionProps) {
  const [adding, setAdding] = useState(false)
  const lines = (pratica.attivita ?? [])
    .map((one, index) => ({ one, index }))
    .sort(
      (a, b) => Number(a.one.fatta ?? false) - Number(b.one.fatta ?? false) || when(a.one).localeCompare(when(b.one)),
    )
  return (
    <>
      <ListHead add={detailTexts.attivita.aggiungi} onAdd={may ? () => setAdding(true) : null}>
        {lines.length === 0 && detailTexts.attivita.vuote}
      </ListHead>
      <Box component="ul" sx={listStyle}>
        {lines.map(({ one, index }) => (
          <Box component="li" key={one.id ?? index} sx={lineStyle}>
            <TaskRow task={one} index={index} may={may} pratica={pratica} />
          </Box>
        ))}
      </Box>
      {adding && <TaskDialog onClose={() => setAdding(false)} pratica={pratica} />}
    </>
  )
}

function TaskRow({ pratica, may, task, index }: SectionProps & { task: Compito; index: number }) {
  const { run, setLine, removeLine } = usePraticaWrites(pratica)
  const nameOf = useNames()
  const oggi = useToday()
  const { testo, per, entro, fatta = false } = task
  return (
    <>
      {may && (
        <Checkbox
          checked={fatta}
          onChange={() => void run(setLine('attivita', index, { fatta: !fatta }))}
          slotProps={{ input: { 'aria-label': detailTexts.attivita.fatta(testo) } }}
          sx={{ ml: -2, my: -2 }}
        />
      )}
      <Box
        sx={{
          flex: '1 1 240px',
          minWidth: 0,
          overflowWrap: 'anywhere',
          textDecoration: fatta ? 'line-through' : undefined,
        }}
      >
        {testo}
      </Box>
      {per && <Typography color="textSecondary">{nameOf(per)}</Typography>}
      {entro && !fatta && <Deadline data={entro} giorni={daysBetween(oggi, entro)} />}
      {may && (
        <IconButton
          aria-label={detailTexts.attivita.togli(testo)}
          className="no-print"
          onClick={() => void run(removeLine('attivita', index), detailTexts.tolta(testo))}
          size="small"
        >
          <CloseIcon fontSize="small" />
        </IconButton>
      )}
    </>
  )
}

const when = ({ entro }: Compito): string => entro ?? '9999'

const taskForm = formOf(taskFields, ['testo', 'entro'])
const TaskSchema = z.object({ ...taskForm.shape, per: z.string() })
type TaskValues = z.infer<typeof TaskSchema>

/** A task for one person of the team, by a day. */
function TaskDialog({ pratica, onClose }: { pratica: Pratica; onClose: () => void }) {
  const saved = useSaved(texts.salvato)
  const { before } = useEdit('pratiche', pratica)
  const { update, addLine } = usePraticaWrites(before)
  const team = useTeam(useRecord('aziende', aziendaIdOfPratica(pratica._id)))
  const form = useForm<TaskValues>({
    defaultValues: { ...taskForm.values({}), per: pratica.assegnatoA ?? '' },
    resolver: standardSchemaResolver(TaskSchema),
    mode: 'onTouched',
  })
  const save = ({ per, ...typed }: TaskValues, choice?: ConflictChoice) =>
    update(addLine('attivita', knownOf({ ...taskForm.record(typed), per: per || undefined })), choice)
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      onSaved={saved}
      onSubmit={save}
      open
      title={detailTexts.attivita.aggiungi}
    >
      <RecordInputs fields={taskFields} keys={['testo']} />
      <SelectInput label={taskFields.per.label} name="per" optional options={team} />
      <RecordInputs fields={taskFields} keys={['entro']} />
    </FormDialog>
  )
}
