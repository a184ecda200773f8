import {
  type Aiuto,
  aiutoFields,
  type Azienda,
  type ConflictChoice,
  aiutoSourceLabels,
  formatDate,
  formatEuro,
  labelOf,
  undertakingMembers,
  type LoggedOperation,
  aiutoPosition,
  type RegimeDeMinimis,
  aiutoRegimeLabels,
} from '@bandiera/domain'
import { useWithGroup, useWrites } from '@bandiera/live'
import { useAttempt, usePortal, useSaved } from '@bandiera/platform'
import { AddIcon, Box, Button, EditIcon, Section, Stack, useToday } from '@bandiera/ui'
import { FormDialog, RecordInputs, useForm } from '@bandiera/ui/form'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { texts } from '../texts.ts'
import type { CustomSectionProps } from './bilanci.tsx'
import { FiguresTable, Muted } from './figures-table.tsx'
import { CeilingBar } from './ceiling-bar.tsx'
import { RnaCheck } from './rna-check.tsx'
import { twoColumns } from './fields.tsx'
import { aiutoOf, AiutoSchema, aiutoValues, type AiutoValues, hasAiuto, withAiuto } from './aiuti.rules.ts'

const { deMinimis: words } = texts

export function AiutiSection({ azienda, may }: Omit<CustomSectionProps, 'editing'>) {
  const [open, setOpen] = useState<{ before: Aiuto | null } | null>(null)
  const unica = useWithGroup(azienda)
  const add = may && (
    <Button onClick={() => setOpen({ before: null })} startIcon={<AddIcon />}>
      {words.add}
    </Button>
  )
  return (
    <Section actions={add} title={texts.sections.aiuti}>
      <Stack sx={{ gap: 5 }}>
        <RnaCheck azienda={azienda} may={may} />
        {azienda.aiuti ? <Ceilings azienda={unica} /> : <Unknown azienda={azienda} may={may} />}
        <AiutiTable azienda={azienda} onEdit={may ? (before) => setOpen({ before }) : null} unica={unica} />
        <Muted>{words.singleUndertaking}</Muted>
      </Stack>
      {open && <AiutoDialog azienda={azienda} before={open.before} onClose={() => setOpen(null)} />}
    </Section>
  )
}

/** The general regime always, another when an aid of it was ever granted to the undertaking. */
function Ceilings({ azienda }: { azienda: Azienda }) {
  const linked = undertakingMembers(azienda).flatMap(({ aiuti = [] }) => aiuti)
  const used = new Set([...(azienda.aiuti ?? []), ...linked].map(({ regime }) => regime))
  const regimi = (Object.keys(aiutoRegimeLabels) as RegimeDeMinimis[]).filter(
    (key) => key === 'deMinimis' || used.has(key),
  )
  return regimi.map((regime) => <CeilingBar azienda={azienda} key={regime} regime={regime} />)
}

/** "Unknown" differs from "none": a button records that there are none. */
function Unknown({ azienda, may }: { azienda: Azienda; may: boolean }) {
  const { update } = useWrites()
  const attempt = useAttempt()
  const none = () => {
    const { _id, versione: base } = azienda
    return attempt(words.noneSaved, update('aziende', _id, { set: { aiuti: [] } }, { base }))
  }
  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      <Muted>{words.unknown}</Muted>
      {may && (
        <Button onClick={() => void none()} variant="outlined">
          {words.none}
        </Button>
      )}
    </Stack>
  )
}

interface AiutiTableProps {
  azienda: Azienda
  unica: Azienda
  onEdit: ((aiuto: Aiuto) => void) | null
}

function AiutiTable({ azienda, unica, onEdit }: AiutiTableProps) {
  const oggi = useToday()
  const own = (azienda.aiuti ?? []).map((aiuto) => ({ aiuto, di: null }))
  const group = undertakingMembers(unica).flatMap(({ aiuti = [], denominazione, cf }) =>
    aiuti.map((aiuto) => ({ aiuto, di: denominazione ?? cf ?? '' })),
  )
  const all = [...own, ...group].sort((a, b) => (a.aiuto.dataConcessione < b.aiuto.dataConcessione ? 1 : -1))
  if (all.length === 0) return azienda.aiuti ? <Muted>{words.empty}</Muted> : null
  return (
    <FiguresTable
      heads={[words.aiuto, aiutoFields.dataConcessione.label, words.eslShort, words.window, ...(onEdit ? [''] : [])]}
      label={words.list}
      rows={all.map(({ aiuto, di }, index) => ({
        id: String(index),
        cells: [
          <Name aiuto={aiuto} di={di} key="n" />,
          formatDate(aiuto.dataConcessione),
          formatEuro(aiuto.esl),
          positionText(aiuto, oggi),
          ...(onEdit ? [di === null && <EditButton aiuto={aiuto} key="e" onEdit={onEdit} />] : []),
        ],
      }))}
      words={[3]}
    />
  )
}

const aiutoName = ({ descrizione, regime }: Aiuto): string => descrizione ?? regimeLabel(regime)

const regimeLabel = (regime: string): string => labelOf(aiutoRegimeLabels, regime)

function Name({ aiuto, di }: { aiuto: Aiuto; di: string | null }) {
  const details = [
    aiuto.descrizione && regimeLabel(aiuto.regime),
    aiuto.cor && `COR ${aiuto.cor}`,
    aiuto.fonte && aiutoSourceLabels[aiuto.fonte],
    di !== null && words.group(di),
  ]
  return (
    <>
      <Box component="span" sx={{ whiteSpace: 'normal' }}>
        {aiutoName(aiuto)}
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', whiteSpace: 'normal' }}>
        {details.filter(Boolean).join(' · ')}
      </Box>
    </>
  )
}

function positionText(aiuto: Aiuto, oggi: string): string {
  const { posto: where, esce } = aiutoPosition(aiuto, oggi)
  return where === 'conta' ? words.room.conta(esce) : words.room[where]
}

function EditButton({ aiuto, onEdit }: { aiuto: Aiuto; onEdit: (aiuto: Aiuto) => void }) {
  return (
    <Button
      aria-label={words.edit(aiutoName(aiuto))}
      className="no-print"
      onClick={() => onEdit(aiuto)}
      size="small"
      startIcon={<EditIcon />}
    >
      {texts.editShort}
    </Button>
  )
}

/** Writes only that aid. */
function AiutoDialog({ azienda, before, onClose }: { azienda: Azienda; before: Aiuto | null; onClose: () => void }) {
  const { update } = useWrites()
  const saved = useSaved(words.saved)
  const [opened] = useState(azienda)
  const form = useForm<AiutoValues>({
    defaultValues: aiutoValues(before ?? {}),
    resolver: standardSchemaResolver(AiutoSchema),
    mode: 'onTouched',
  })
  const write = (next: Aiuto | null, choice?: ConflictChoice) => {
    // aids have no id: if this one is unchanged, the present list is written; otherwise the server reports a conflict
    const from = !before || hasAiuto(azienda, before) ? azienda : opened
    const patch = before ? { set: { aiuti: withAiuto(from, before, next) } } : { push: { aiuti: next } }
    return update('aziende', from._id, patch, { base: from.versione, choice })
  }
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      onSaved={saved}
      onSubmit={(values, choice) => write(aiutoOf(values, before), choice)}
      open
      title={before ? words.editTitle : words.add}
    >
      <AiutoFields />
      {before && <Remove onClose={onClose} remove={() => write(null)} />}
    </FormDialog>
  )
}

const AiutoFields = () => (
  <>
    <RecordInputs fields={aiutoFields} keys={['regime', 'descrizione', 'dataConcessione']} />
    <Box sx={twoColumns}>
      <RecordInputs fields={aiutoFields} keys={['esl', 'importo', 'cor', 'fonte']} />
    </Box>
  </>
)

function Remove({ remove, onClose }: { remove: () => Promise<LoggedOperation | null>; onClose: () => void }) {
  const { confirm } = usePortal()
  const attempt = useAttempt()
  const ask = async () => {
    if (!(await confirm({ title: words.removeTitle, text: words.removeText, ok: words.remove }))) return
    if (await attempt(words.removed, remove())) onClose()
  }
  return (
    <Button color="error" onClick={() => void ask()} sx={{ alignSelf: 'flex-start' }}>
      {words.removeShort}
    </Button>
  )
}
