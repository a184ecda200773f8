import {
  daysBetween,
  formOf,
  scadenzaLabel,
  scadenzaFields,
  type ScadenzaPratica,
  scadenzaKindLabels,
} from '@bandiera/domain'
import { Box, MoreIcon, Muted, useToday } from '@bandiera/ui'
import { Checkbox, optionsOf, RecordInputs, SelectInput, TextInput, useWatch } from '@bandiera/ui/form'
import { MenuButton } from '@bandiera/ui/list'
import { useState } from 'react'
import * as z from 'zod/mini'
import { Deadline } from '../../parts/dates.tsx'
import { detailTexts } from './texts.ts'
import {
  lineStyle,
  ListHead,
  listStyle,
  openFirst,
  type Placed,
  PraticaDialog,
  type PraticaDialogProps,
  type SectionProps,
} from './section.tsx'
import { addLine, removeLine, setLine, usePraticaWrites } from './patch.ts'

export function Deadlines({ pratica, may }: SectionProps) {
  // the line to change, `null` for a new one
  const [editing, edit] = useState<number | null>()
  const lines = openFirst(pratica.scadenze, ({ data }) => data)
  return (
    <>
      <ListHead add={detailTexts.scadenze.add} onAdd={may ? () => edit(null) : null}>
        {lines.length === 0 && detailTexts.scadenze.emptyMany}
      </ListHead>
      <Box component="ul" sx={listStyle}>
        {lines.map((line) => (
          <Box component="li" key={line.one.id ?? line.index} sx={lineStyle}>
            <DeadlineRow {...line} may={may} onEdit={() => edit(line.index)} pratica={pratica} />
          </Box>
        ))}
      </Box>
      {editing !== undefined && <DeadlineDialog index={editing} onClose={() => edit(undefined)} pratica={pratica} />}
    </>
  )
}

interface DeadlineRowProps extends SectionProps, Placed<ScadenzaPratica> {
  onEdit: () => void
}

function DeadlineRow({ pratica, one: { tipo, data, fatta = false }, index, may, onEdit }: DeadlineRowProps) {
  const { run } = usePraticaWrites(pratica)
  const oggi = useToday()
  const nome = scadenzaLabel(tipo)
  const remove = () => void run(removeLine(pratica, 'scadenze', index), detailTexts.removedOne(nome))
  return (
    <>
      {may && (
        <Checkbox
          checked={fatta}
          onChange={() => void run(setLine('scadenze', index, { fatta: !fatta }))}
          slotProps={{ input: { 'aria-label': `${detailTexts.scadenze.done}: ${nome}` } }}
          sx={{ ml: -2, my: -2 }}
        />
      )}
      <Box sx={{ flex: '1 1 200px', minWidth: 0, textDecoration: fatta ? 'line-through' : undefined }}>{nome}</Box>
      {fatta ? (
        <Muted>{detailTexts.scadenze.doneChip}</Muted>
      ) : (
        <Deadline data={data} giorni={daysBetween(oggi, data)} />
      )}
      {may && (
        <MenuButton
          choices={[
            { id: 'modifica', label: detailTexts.scadenze.editTitleOf, onChoose: onEdit },
            { id: 'togli', label: detailTexts.scadenze.takeAway(nome), onChoose: remove },
          ]}
          icon={MoreIcon}
          label={detailTexts.checklist.moreOfEntry(nome)}
        />
      )}
    </>
  )
}

const OTHER = 'altro'
const DAY = ['data'] as const

const Schema = z
  .object({
    tipo: z.string().check(z.minLength(1, detailTexts.errori.thing)),
    altro: z.string(),
    ...formOf(scadenzaFields, DAY).shape,
  })
  .check(({ value, issues }) => {
    if (value.tipo === OTHER && value.altro.trim() === '')
      issues.push({ code: 'custom', input: value, path: ['altro'], message: detailTexts.errori.thing })
  })
type Values = z.infer<typeof Schema>

function DeadlineDialog({ index, ...props }: PraticaDialogProps & { index: number | null }) {
  return (
    <PraticaDialog
      {...props}
      patch={({ tipo, altro, data }) => {
        const line = { tipo: tipo === OTHER ? altro.trim() : tipo, data }
        return index === null ? addLine('scadenze', line) : setLine('scadenze', index, line)
      }}
      schema={Schema}
      title={index === null ? detailTexts.scadenze.add : detailTexts.scadenze.editTitleOf}
      values={({ scadenze }) => valuesOf(scadenze?.[index ?? -1])}
    >
      <Fields />
    </PraticaDialog>
  )
}

const KINDS = optionsOf({ ...scadenzaKindLabels, [OTHER]: detailTexts.scadenze.more })

function Fields() {
  const tipo = useWatch<Values, 'tipo'>({ name: 'tipo' })
  return (
    <>
      <SelectInput label={scadenzaFields.tipo.label} name="tipo" options={KINDS} />
      {tipo === OTHER && <TextInput label={detailTexts.scadenze.moreName} name="altro" />}
      <RecordInputs fields={scadenzaFields} keys={DAY} />
    </>
  )
}

function valuesOf(scadenza: { tipo: string; data: string } | undefined): Values {
  if (!scadenza) return { tipo: '', altro: '', data: '' }
  const usual = Object.hasOwn(scadenzaKindLabels, scadenza.tipo)
  return { tipo: usual ? scadenza.tipo : OTHER, altro: usual ? '' : scadenza.tipo, data: scadenza.data }
}
