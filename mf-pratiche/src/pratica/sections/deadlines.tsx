import {
  type ConflictChoice,
  daysBetween,
  formOf,
  scadenzaLabel,
  type Pratica,
  scadenzaFields,
  type ScadenzaPratica,
  scadenzaKindLabels,
} from '@bandiera/domain'
import { useEdit } from '@bandiera/live'
import { useSaved } from '@bandiera/platform'
import { Box, MoreIcon, Typography, useToday } from '@bandiera/ui'
import { Checkbox, FormDialog, RecordInputs, SelectInput, TextInput, useForm, useWatch } from '@bandiera/ui/form'
import { MenuButton } from '@bandiera/ui/list'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import * as z from 'zod/mini'
import { Deadline } from '../../parts/dates.tsx'
import { detailTexts } from './texts.ts'
import { lineStyle, ListHead, listStyle, type SectionProps } from './section.tsx'
import { usePraticaWrites } from './patch.ts'
import { texts } from '../../texts.ts'

/** The deadlines of a case file, open ones first. */
export function Deadlines({ pratica, may }: SectionProps) {
  const [editing, setEditing] = useState<number | 'nuova' | null>(null)
  const lines = (pratica.scadenze ?? [])
    .map((one, index) => ({ one, index }))
    .sort((a, b) => Number(a.one.fatta ?? false) - Number(b.one.fatta ?? false) || a.one.data.localeCompare(b.one.data))
  return (
    <>
      <ListHead add={detailTexts.scadenze.aggiungi} onAdd={may ? () => setEditing('nuova') : null}>
        {lines.length === 0 && detailTexts.scadenze.vuote}
      </ListHead>
      <Box component="ul" sx={listStyle}>
        {lines.map(({ one, index }) => (
          <Box component="li" key={one.id ?? index} sx={lineStyle}>
            <DeadlineRow index={index} may={may} onEdit={() => setEditing(index)} pratica={pratica} scadenza={one} />
          </Box>
        ))}
      </Box>
      {editing !== null && (
        <DeadlineDialog
          index={editing === 'nuova' ? null : editing}
          onClose={() => setEditing(null)}
          pratica={pratica}
        />
      )}
    </>
  )
}

interface DeadlineRowProps extends SectionProps {
  scadenza: ScadenzaPratica
  index: number
  onEdit: () => void
}

function DeadlineRow({ pratica, scadenza: { tipo, data, fatta = false }, index, may, onEdit }: DeadlineRowProps) {
  const { run, setLine, removeLine } = usePraticaWrites(pratica)
  const oggi = useToday()
  const nome = scadenzaLabel(tipo)
  return (
    <>
      {may && (
        <Checkbox
          checked={fatta}
          onChange={() => void run(setLine('scadenze', index, { fatta: !fatta }))}
          slotProps={{ input: { 'aria-label': `${detailTexts.scadenze.fatta}: ${nome}` } }}
          sx={{ ml: -2, my: -2 }}
        />
      )}
      <Box sx={{ flex: '1 1 200px', minWidth: 0, textDecoration: fatta ? 'line-through' : undefined }}>{nome}</Box>
      {fatta ? (
        <Typography color="textSecondary">{detailTexts.scadenze.fattaChip}</Typography>
      ) : (
        <Deadline data={data} giorni={daysBetween(oggi, data)} />
      )}
      {may && (
        <MenuButton
          choices={[
            { id: 'modifica', label: detailTexts.scadenze.modificaTitolo, onChoose: onEdit },
            {
              id: 'togli',
              label: detailTexts.scadenze.togli(nome),
              onChoose: () => void run(removeLine('scadenze', index), detailTexts.tolta(nome)),
            },
          ]}
          icon={MoreIcon}
          label={detailTexts.checklist.altroVoce(nome)}
        />
      )}
    </>
  )
}

const OTHER = 'altro'
const DAY = ['data'] as const

const Schema = z
  .object({
    tipo: z.string().check(z.minLength(1, detailTexts.errori.cosa)),
    altro: z.string(),
    ...formOf(scadenzaFields, DAY).shape,
  })
  .check(({ value, issues }) => {
    if (value.tipo === OTHER && value.altro.trim() === '')
      issues.push({ code: 'custom', input: value, path: ['altro'], message: detailTexts.errori.cosa })
  })
type Values = z.infer<typeof Schema>

interface DeadlineDialogProps {
  pratica: Pratica
  /** The line to change; `null` for a new one. */
  index: number | null
  onClose: () => void
}

/** A deadline of a usual kind, or with a description. */
function DeadlineDialog({ pratica, index, onClose }: DeadlineDialogProps) {
  const saved = useSaved(texts.salvato)
  const { before } = useEdit('pratiche', pratica)
  const { update, addLine, setLine } = usePraticaWrites(before)
  const form = useForm<Values>({
    defaultValues: valuesOf(index === null ? undefined : before.scadenze?.[index]),
    resolver: standardSchemaResolver(Schema),
    mode: 'onTouched',
  })
  const save = ({ tipo, altro, data }: Values, choice?: ConflictChoice) => {
    const line = { tipo: tipo === OTHER ? altro.trim() : tipo, data }
    return update(index === null ? addLine('scadenze', line) : setLine('scadenze', index, line), choice)
  }
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      onSaved={saved}
      onSubmit={save}
      open
      title={index === null ? detailTexts.scadenze.aggiungi : detailTexts.scadenze.modificaTitolo}
    >
      <Fields />
    </FormDialog>
  )
}

function Fields() {
  const tipo = useWatch<Values, 'tipo'>({ name: 'tipo' })
  const kinds = [...Object.entries(scadenzaKindLabels), [OTHER, detailTexts.scadenze.altro] as const]
  return (
    <>
      <SelectInput
        label={scadenzaFields.tipo.label}
        name="tipo"
        options={kinds.map(([value, label]) => ({ value, label }))}
      />
      {tipo === OTHER && <TextInput label={detailTexts.scadenze.altroNome} name="altro" />}
      <RecordInputs fields={scadenzaFields} keys={DAY} />
    </>
  )
}

function valuesOf(scadenza: { tipo: string; data: string } | undefined): Values {
  if (!scadenza) return { tipo: '', altro: '', data: '' }
  const usual = Object.hasOwn(scadenzaKindLabels, scadenza.tipo)
  return { tipo: usual ? scadenza.tipo : OTHER, altro: usual ? '' : scadenza.tipo, data: scadenza.data }
}
