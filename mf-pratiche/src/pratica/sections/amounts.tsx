import {
  feeOf,
  payoutFields,
  fieldText,
  formatDate,
  formatEuro,
  praticaFields,
  textIn,
  type Pratica,
} from '@bandiera/domain'
import { Box, Button, EditIcon, Facts, Section, Typography } from '@bandiera/ui'
import { useState } from 'react'
import { detailTexts } from './texts.ts'
import { AmountsDialog, PaymentDialog } from './amounts-dialogs.tsx'
import { listStyle, lineStyle, ListHead, RemoveButton, type SectionProps } from './section.tsx'
import { removeLine, usePraticaWrites } from './patch.ts'

export function Amounts({ pratica, may }: SectionProps) {
  const [editing, setEditing] = useState<'importi' | 'erogazione' | null>(null)
  const edit = may && (
    <Button onClick={() => setEditing('importi')} startIcon={<EditIcon />}>
      {detailTexts.importi.edit}
    </Button>
  )
  return (
    <>
      <Section actions={edit} first title={detailTexts.importi.data}>
        <Facts items={amounts(pratica)} />
      </Section>
      {pratica.agevolazioneConcessa !== undefined && (
        <Section title={detailTexts.importi.award}>
          <Facts items={grant(pratica)} />
        </Section>
      )}
      <Section title={praticaFields.erogazioni.label}>
        <Payments may={may} onAdd={() => setEditing('erogazione')} pratica={pratica} />
      </Section>
      {editing === 'importi' && <AmountsDialog onClose={() => setEditing(null)} pratica={pratica} />}
      {editing === 'erogazione' && <PaymentDialog onClose={() => setEditing(null)} pratica={pratica} />}
    </>
  )
}

function Payments({ pratica, may, onAdd }: SectionProps & { onAdd: () => void }) {
  const { run } = usePraticaWrites(pratica)
  const { erogazioni = [], agevolazioneConcessa } = pratica
  const paid = erogazioni.reduce((sum, { importo }) => sum + importo, 0)
  const left = (agevolazioneConcessa ?? 0) - paid
  const sums = [
    `${detailTexts.importi.total}: ${formatEuro(paid)}`,
    ...(left > 0 ? [`${detailTexts.importi.stays}: ${formatEuro(left)}`] : []),
  ]
  const remove = (index: number, tipo: string, data: string) =>
    void run(removeLine(pratica, 'erogazioni', index), detailTexts.removedOne(`${kindName(tipo)} ${formatDate(data)}`))
  return (
    <>
      <ListHead add={detailTexts.importi.add} onAdd={may ? onAdd : null}>
        {erogazioni.length === 0 ? detailTexts.importi.noneOf : sums.join(' · ')}
      </ListHead>
      <Box component="ul" sx={listStyle}>
        {erogazioni.map(({ data, importo, tipo }, index) => (
          <Box component="li" key={index} sx={lineStyle}>
            <Box sx={{ width: 96 }}>{formatDate(data)}</Box>
            <Box sx={{ flex: 1 }}>{kindName(tipo)}</Box>
            <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>{formatEuro(importo)}</Typography>
            {may && (
              <RemoveButton
                label={detailTexts.importi.takeAway(formatDate(data))}
                onClick={() => remove(index, tipo, data)}
              />
            )}
          </Box>
        ))}
      </Box>
    </>
  )
}

const kindName = (tipo: string): string => fieldText(payoutFields.tipo, tipo)
const { compenso: compensoField, ...fields } = praticaFields
const factOf = (pratica: Pratica, key: keyof typeof fields) => ({
  label: fields[key].label,
  value: textIn(fields[key], pratica, key) || null,
})

function amounts(pratica: Pratica) {
  const { compenso } = pratica
  const { fisso, percentuale } = compenso ?? {}
  const fee = compensoField.fields
  return [
    factOf(pratica, 'importoProgetto'),
    factOf(pratica, 'agevolazioneRichiesta'),
    { label: fee.fisso.label, value: fieldText(fee.fisso, fisso) || null },
    { label: fee.percentuale.label, value: fieldText(fee.percentuale, percentuale) || null },
    ...(compenso ? [{ label: detailTexts.importi.accrued, value: formatEuro(feeOf(pratica)) }] : []),
  ]
}

const grant = (pratica: Pratica) => [
  factOf(pratica, 'agevolazioneConcessa'),
  ...(pratica.esl === undefined ? [] : [factOf(pratica, 'esl')]),
  ...(['dataConcessione', 'regime', 'cor', 'cup'] as const).map((key) => factOf(pratica, key)),
]
