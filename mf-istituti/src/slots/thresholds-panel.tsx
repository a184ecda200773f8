import {
  formatDate,
  cndcecRatioLabels,
  CndcecTableSchema,
  type ConflictChoice,
  type CndcecRatio,
  type CndcecTable,
} from '@bandiera/domain'
import { CNDCEC_LIMITS, limitsOf } from '@bandiera/finance'
import { useWrites } from '@bandiera/live'
import { usePortal, useSaved } from '@bandiera/platform'
import { Box, Button, Disclosure, EditIcon, Facts, Muted } from '@bandiera/ui'
import { DateInput, NumberInput, PortalForm, TextInput, useSchemaForm } from '@bandiera/ui/form'
import { useState } from 'react'
import { texts } from './texts.ts'

const PUBLISHED_ON = '2019-10-20'
const INDICES = Object.entries(cndcecRatioLabels) as [CndcecRatio, string][]

/** The tenant's limits of the warning signs, in the settings: the table in use, and its form on demand. */
export function Component() {
  const { settings } = usePortal()
  const [editing, setEditing] = useState(false)
  const tabella = settings?.tabellaCNDCEC
  return (
    <>
      <Muted sx={{ mb: 3, maxWidth: 640 }}>{texts.aiuto}</Muted>
      {editing ? (
        <ThresholdsForm onClose={() => setEditing(false)} tabella={tabella} />
      ) : (
        <>
          <Facts
            items={[
              { label: texts.source, value: tabella?.fonte ?? texts.usualSource },
              { label: texts.data, value: formatDate(tabella?.data ?? PUBLISHED_ON) },
            ]}
          />
          <Button onClick={() => setEditing(true)} startIcon={<EditIcon />} sx={{ mt: 3 }}>
            {texts.edit}
          </Button>
        </>
      )}
    </>
  )
}

function ThresholdsForm({ tabella, onClose }: { tabella: CndcecTable | undefined; onClose: () => void }) {
  const { settings } = usePortal()
  const { update } = useWrites()
  const [opened] = useState(settings)
  const saved = useSaved(texts.savedMany, onClose)
  const form = useSchemaForm<CndcecTable>(CndcecTableSchema, valuesOf(tabella))
  const save = (table: CndcecTable, choice?: ConflictChoice) => {
    const { _id = '', versione: base } = opened ?? {}
    return update('settings', _id, { set: { tabellaCNDCEC: table } }, { base, choice })
  }
  return (
    <PortalForm form={form} label={texts.title} onCancel={onClose} onSaved={saved} onSubmit={save}>
      <TextInput label={texts.source} name="fonte" />
      <DateInput label={texts.data} name="data" />
      {CNDCEC_LIMITS.map(({ settore, nome }, index) => (
        <Disclosure key={settore} title={nome}>
          <Box sx={grid}>
            {INDICES.map(([indice, label]) => (
              <NumberInput decimals={2} key={indice} label={label} name={`settori.${index}.${indice}`} unit="%" />
            ))}
          </Box>
        </Disclosure>
      ))}
      <Button onClick={() => form.reset(valuesOf(undefined), { keepDefaultValues: true })} sx={{ alignSelf: 'start' }}>
        {texts.publishedOnes}
      </Button>
    </PortalForm>
  )
}

function valuesOf(tabella: CndcecTable | undefined): CndcecTable {
  const settori = limitsOf(tabella).map(({ nome: _nome, divisioni: _divisioni, ...soglia }) => soglia)
  return { fonte: tabella?.fonte ?? texts.usualSource, data: tabella?.data ?? PUBLISHED_ON, settori }
}

const grid = { display: 'grid', gap: 3, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'end', pb: 2 }
