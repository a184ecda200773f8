import {
  type Azienda,
  type Bilancio,
  bilancioFields,
  euroOrDash,
  type Field,
  BILANCIO_ITEM_GROUPS,
  type BilancioItem,
  bilancioItemFields,
} from '@bandiera/domain'
import { useEdit, useWrites } from '@bandiera/live'
import { useAttempt, usePortal, useSaved } from '@bandiera/platform'
import { AddIcon, Box, Button, EditIcon, Section, Stack, Typography } from '@bandiera/ui'
import { useFocusField } from '@bandiera/ui/detail'
import { EuroInput, FieldGroup, NumberInput, PortalForm, RecordInputs, type Resolver, useForm } from '@bandiera/ui/form'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useId, useMemo } from 'react'
import { bilancioSchema, bilancioValues, type BilancioYearValues, lastYear, withBilancio } from './bilanci.rules.ts'
import { texts } from '../texts.ts'
import type { Editing } from './editing.ts'
import { FiguresTable, Muted, plain } from './figures-table.tsx'
import { twoColumns } from './fields.tsx'
import { PasteColumn } from './accounts/paste-column.tsx'

const { accounts } = texts

/** `?campo=` that opens an empty year. */
const NEW = 'bilanci.nuovo'

export interface CustomSectionProps {
  azienda: Azienda
  may: boolean
  editing: Editing
}

export function BilanciSection({ azienda, may, editing: { editing, campo, edit } }: CustomSectionProps) {
  const { bilanci = [] } = azienda
  const open = may && editing === 'bilanci'
  const place = useFocusField<HTMLDivElement>(open, fieldOf(campo))
  const year = open ? yearOf(bilanci, campo) : null
  const add = may && !open && (
    <Button onClick={() => edit(NEW)} startIcon={<AddIcon />}>
      {texts.accounts.add}
    </Button>
  )
  const onEdit =
    may && !open ? ({ anno }: Bilancio) => edit(`bilanci.${bilanci.findIndex((b) => b.anno === anno)}`) : null
  return (
    <Section actions={add} title={texts.sections.bilanci}>
      <div ref={place}>
        {open ? (
          <BilancioForm
            azienda={azienda}
            before={year}
            key={year?.anno ?? NEW}
            onClose={() => edit(null)}
            suggested={freeYear(bilanci)}
          />
        ) : (
          <BilanciTable bilanci={bilanci} onEdit={onEdit} />
        )}
      </div>
    </Section>
  )
}

/** By its place in the record, else the newest; `null` for a new one. */
function yearOf(bilanci: readonly Bilancio[], campo: string | null): Bilancio | null {
  const [, at] = campo?.split('.') ?? []
  if (campo === NEW) return null
  const newest = [...bilanci].sort((a, b) => b.anno - a.anno)[0] ?? null
  return at !== undefined && /^\d+$/.test(at) ? (bilanci[Number(at)] ?? newest) : newest
}

/** The field `bilanci.1.ricavi` is `voci.ricavi` in the form. */
function fieldOf(campo: string | null): string | null {
  const voce = campo?.split('.').at(-1)
  return voce === 'ula' ? 'ula' : campo === NEW || !voce ? 'anno' : `voci.${voce}`
}

/** The newest year without accounts, or the year before the oldest when none is missing. */
function freeYear(bilanci: readonly Bilancio[]): number {
  const taken = bilanci.map(({ anno }) => anno)
  let anno = lastYear()
  while (taken.includes(anno)) anno -= 1
  return anno
}

interface BilanciTableProps {
  bilanci: readonly Bilancio[]
  onEdit: ((bilancio: Bilancio) => void) | null
}

/** Newest first; lines that no year has are left out. */
function BilanciTable({ bilanci, onEdit }: BilanciTableProps) {
  if (bilanci.length === 0) return <Muted>{accounts.empty}</Muted>
  const years = [...bilanci].sort((a, b) => b.anno - a.anno)
  const heads = years.map((bilancio) => <YearHead bilancio={bilancio} key={bilancio.anno} onEdit={onEdit} />)
  const has = (voce: BilancioItem) => years.some((year) => year[voce] !== undefined)
  const parts = BILANCIO_ITEM_GROUPS.map(({ titolo, voci }) => ({ titolo, voci: voci.filter(has) }))
  const rows = parts
    .filter(({ voci }) => voci.length > 0)
    .flatMap(({ titolo, voci }) => [
      { id: titolo, cells: [titolo] },
      ...voci.map((voce) => ({
        id: voce,
        cells: [bilancioItemFields[voce].label, ...years.map((year) => euro(year[voce]))],
      })),
    ])
  const staff = {
    id: 'ula',
    cells: [bilancioFields.ula.label, ...years.map(({ ula }) => (ula === undefined ? '—' : plain(ula)))],
  }
  return <FiguresTable heads={[accounts.entry, ...heads]} label={accounts.tableName} rows={[staff, ...rows]} />
}

function YearHead({ bilancio, onEdit }: { bilancio: Bilancio; onEdit: BilanciTableProps['onEdit'] }) {
  const { anno, approvato } = bilancio
  return (
    <Box sx={{ display: 'inline-flex', flexDirection: 'column', alignItems: 'flex-end' }}>
      <Box sx={{ fontWeight: 600, fontSize: '1rem', color: 'text.primary' }}>{anno}</Box>
      {approvato === false && <span>{accounts.toApprove}</span>}
      {onEdit && (
        <Button
          aria-label={accounts.edit(anno)}
          className="no-print"
          onClick={() => onEdit(bilancio)}
          size="small"
          startIcon={<EditIcon />}
          sx={{ mr: -1 }}
        >
          {texts.editShort}
        </Button>
      )}
    </Box>
  )
}

const euro = (value: number | undefined): string => euroOrDash(value, 0)

interface BilancioFormProps {
  azienda: Azienda
  before: Bilancio | null
  suggested: number
  onClose: () => void
}

/** The server keeps what others write into other years. */
function BilancioForm({ azienda, before, suggested, onClose }: BilancioFormProps) {
  const { before: opened, save, meanwhile } = useEdit('aziende', azienda, usePortal().usr?._id)
  const saved = useSaved(texts.savedOne, onClose)
  const id = useId()
  const others = (azienda.bilanci ?? []).map(({ anno }) => anno).filter((anno) => anno !== before?.anno)
  const years = others.join()
  // a new schema only when the recorded years change, not at every render
  const resolver = useMemo(
    (): Resolver<BilancioYearValues> =>
      standardSchemaResolver(bilancioSchema(years ? years.split(',').map(Number) : [])),
    [years],
  )
  const form = useForm<BilancioYearValues>({
    defaultValues: bilancioValues(before ?? { anno: suggested }),
    resolver,
    mode: 'onTouched',
  })
  const title = before ? accounts.bilancio(before.anno) : accounts.fresh
  return (
    <Stack aria-labelledby={id} role="group" sx={{ gap: 4, maxWidth: 640 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography component="h3" id={id} variant="h3">
          {title}
        </Typography>
        {before && <DeleteYear azienda={azienda} bilancio={before} onClose={onClose} />}
      </Stack>
      <PortalForm
        escape
        form={form}
        label={title}
        meanwhile={meanwhile}
        onCancel={onClose}
        onSaved={saved}
        onSubmit={(values, choice) => save({ set: { bilanci: withBilancio(opened, before, values) } }, choice)}
      >
        <BilancioFields />
      </PortalForm>
    </Stack>
  )
}

function DeleteYear({ azienda, bilancio, onClose }: { azienda: Azienda; bilancio: Bilancio; onClose: () => void }) {
  const { update } = useWrites()
  const { confirm } = usePortal()
  const attempt = useAttempt()
  const { anno } = bilancio
  const remove = async () => {
    const question = { title: accounts.deleteTitle(anno), text: accounts.deleteText, ok: texts.people.remove }
    if (!(await confirm(question))) return
    const bilanci = (azienda.bilanci ?? []).filter((one) => one.anno !== anno)
    const patch = bilanci.length > 0 ? { set: { bilanci } } : { unset: ['bilanci'] }
    if (await attempt(accounts.deleted, update('aziende', azienda._id, patch, { base: azienda.versione }))) onClose()
  }
  return (
    <Button color="error" onClick={() => void remove()}>
      {accounts.deleteShort}
    </Button>
  )
}

function BilancioFields() {
  return (
    <>
      <Box sx={twoColumns}>
        <NumberInput grouped={false} label={bilancioFields.anno.label} max={lastYear() + 1} name="anno" />
        <RecordInputs fields={bilancioFields} keys={['ula']} />
      </Box>
      <RecordInputs fields={bilancioFields} keys={['approvato']} />
      <PasteColumn />
      <Typography color="textSecondary">{texts.accounts.optional}</Typography>
      {BILANCIO_ITEM_GROUPS.map(({ titolo, voci }) => (
        <FieldGroup key={titolo} title={titolo}>
          {/* labels may take one or two lines: the boxes stay aligned */}
          <Box sx={{ ...twoColumns, alignItems: 'end' }}>
            {voci.map((voce) => (
              <EuroInput
                key={voce}
                label={bilancioItemFields[voce].label}
                name={`voci.${voce}`}
                signed={(bilancioItemFields[voce] as Field).signed}
              />
            ))}
          </Box>
        </FieldGroup>
      ))}
    </>
  )
}
