import { type Task, taskFields, aziendaIdOfPratica, daysBetween, formOf, knownOf } from '@bandiera/domain'
import { useRecord } from '@bandiera/live'
import { Box, Muted, useToday } from '@bandiera/ui'
import { Checkbox, RecordInputs, SelectInput } from '@bandiera/ui/form'
import { useState } from 'react'
import * as z from 'zod/mini'
import { Deadline } from '../../parts/dates.tsx'
import { useNames, useTeam } from '../../parts/people.ts'
import { detailTexts } from './texts.ts'
import {
  lineStyle,
  ListHead,
  listStyle,
  openFirst,
  type Placed,
  PraticaDialog,
  type PraticaDialogProps,
  RemoveButton,
  type SectionProps,
} from './section.tsx'
import { addLine, removeLine, setLine, usePraticaWrites } from './patch.ts'

export function Tasks({ pratica, may }: SectionProps) {
  const [adding, setAdding] = useState(false)
  const lines = openFirst(pratica.attivita, ({ entro }) => entro ?? '9999')
  return (
    <>
      <ListHead add={detailTexts.attivita.add} onAdd={may ? () => setAdding(true) : null}>
        {lines.length === 0 && detailTexts.attivita.emptyMany}
      </ListHead>
      <Box component="ul" sx={listStyle}>
        {lines.map((line) => (
          <Box component="li" key={line.one.id ?? line.index} sx={lineStyle}>
            <TaskRow {...line} may={may} pratica={pratica} />
          </Box>
        ))}
      </Box>
      {adding && <TaskDialog onClose={() => setAdding(false)} pratica={pratica} />}
    </>
  )
}

function TaskRow({ pratica, may, one, index }: SectionProps & Placed<Task>) {
  const { run } = usePraticaWrites(pratica)
  const nameOf = useNames()
  const oggi = useToday()
  const { testo, per, entro, fatta = false } = one
  return (
    <>
      {may && (
        <Checkbox
          checked={fatta}
          onChange={() => void run(setLine('attivita', index, { fatta: !fatta }))}
          slotProps={{ input: { 'aria-label': detailTexts.attivita.done(testo) } }}
          sx={{ ml: -2, my: -2 }}
        />
      )}
      <Box sx={{ ...textStyle, textDecoration: fatta ? 'line-through' : undefined }}>{testo}</Box>
      {per && <Muted>{nameOf(per)}</Muted>}
      {entro && !fatta && <Deadline data={entro} giorni={daysBetween(oggi, entro)} />}
      {may && (
        <RemoveButton
          label={detailTexts.attivita.takeAway(testo)}
          onClick={() => void run(removeLine(pratica, 'attivita', index), detailTexts.removedOne(testo))}
        />
      )}
    </>
  )
}

const textStyle = { flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' } as const

const taskForm = formOf(taskFields, ['testo', 'entro'])
const TaskSchema = z.object({ ...taskForm.shape, per: z.string() })

function TaskDialog(props: PraticaDialogProps) {
  const { _id, assegnatoA = '' } = props.pratica
  const team = useTeam(useRecord('aziende', aziendaIdOfPratica(_id)))
  return (
    <PraticaDialog
      {...props}
      patch={({ per, ...typed }) => addLine('attivita', knownOf({ ...taskForm.record(typed), per: per || undefined }))}
      schema={TaskSchema}
      title={detailTexts.attivita.add}
      values={() => ({ ...taskForm.values({}), per: assegnatoA })}
    >
      <RecordInputs fields={taskFields} keys={['testo']} />
      <SelectInput label={taskFields.per.label} name="per" optional options={team} />
      <RecordInputs fields={taskFields} keys={['entro']} />
    </PraticaDialog>
  )
}
