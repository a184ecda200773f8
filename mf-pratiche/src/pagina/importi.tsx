import {
  erogazioneFields,
  fieldText,
  formatDate,
  formatEuro,
  praticaFields,
  textIn,
  type Pratica,
} from '@bandiera/domain'
import { Box, Button, CloseIcon, EditIcon, Facts, IconButton, Section, Typography } from '@bandiera/ui'
import { useState } from 'react'
import { testi } from '../testi.ts'
import { ErogazioneDialog } from './erogazione-dialog.tsx'
import { ImportiDialog } from './importi-dialog.tsx'
import type { ParteProps } from './pratica-page.tsx'
import { lista, riga, Testata } from './testata.tsx'
import { usePraticaWrites } from './use-pratica-writes.ts'

const { importi: t } = testi.pagina

/** What the project costs, what was asked and granted, what was paid, and what the adviser earns. */
export function Importi({ pratica, may }: ParteProps) {
  const [editing, setEditing] = useState<'importi' | 'erogazione' | null>(null)
  const edit = may && (
    <Button onClick={() => setEditing('importi')} startIcon={<EditIcon />}>
      {t.modifica}
    </Button>
  )
  return (
    <>
      <Section actions={edit} first title={t.dati}>
        <Facts items={amounts(pratica)} />
      </Section>
      {pratica.agevolazioneConcessa !== undefined && (
        <Section title={t.concessione}>
          <Facts items={grant(pratica)} />
        </Section>
      )}
      <Section title={praticaFields.erogazioni.label}>
        <Erogazioni may={may} onAdd={() => setEditing('erogazione')} pratica={pratica} />
      </Section>
      {editing === 'importi' && <ImportiDialog onClose={() => setEditing(null)} pratica={pratica} />}
      {editing === 'erogazione' && <ErogazioneDialog onClose={() => setEditing(null)} pratica={pratica} />}
    </>
  )
}

function Erogazioni({ pratica, may, onAdd }: ParteProps & { onAdd: () => void }) {
  const { run, removeLine } = usePraticaWrites(pratica)
  const { erogazioni = [], agevolazioneConcessa } = pratica
  const paid = erogazioni.reduce((sum, { importo }) => sum + importo, 0)
  const left = agevolazioneConcessa === undefined ? null : agevolazioneConcessa - paid
  return (
    <>
      <Testata add={t.aggiungi} onAdd={may ? onAdd : null}>
        {erogazioni.length === 0
          ? t.nessuna
          : [`${t.totale}: ${formatEuro(paid)}`, left !== null && left > 0 && `${t.resta}: ${formatEuro(left)}`]
              .filter(Boolean)
              .join(' · ')}
      </Testata>
      <Box component="ul" sx={lista}>
        {erogazioni.map(({ data, importo, tipo }, index) => (
          <Box component="li" key={index} sx={riga}>
            <Box sx={{ width: 96 }}>{formatDate(data)}</Box>
            <Box sx={{ flex: 1 }}>{kindName(tipo)}</Box>
            <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>{formatEuro(importo)}</Typography>
            {may && (
              <IconButton
                aria-label={t.togli(formatDate(data))}
                className="no-print"
                onClick={() =>
                  void run(removeLine('erogazioni', index), testi.pagina.tolta(`${kindName(tipo)} ${formatDate(data)}`))
                }
                size="small"
              >
                <CloseIcon fontSize="small" />
              </IconButton>
            )}
          </Box>
        ))}
      </Box>
    </>
  )
}

const kindName = (tipo: string): string => fieldText(erogazioneFields.tipo, tipo)
const { compenso: compensoField, ...fields } = praticaFields
const factOf = (pratica: Pratica, key: keyof typeof fields) => ({
  label: fields[key].label,
  value: textIn(fields[key], pratica, key) || null,
})

function amounts(pratica: Pratica) {
  const { agevolazioneConcessa, compenso } = pratica
  const { fisso, percentuale } = compenso ?? {}
  const earned = (fisso ?? 0) + ((percentuale ?? 0) / 100) * (agevolazioneConcessa ?? 0)
  const fee = compensoField.fields
  return [
    factOf(pratica, 'importoProgetto'),
    factOf(pratica, 'agevolazioneRichiesta'),
    { label: fee.fisso.label, value: fieldText(fee.fisso, fisso) || null },
    { label: fee.percentuale.label, value: fieldText(fee.percentuale, percentuale) || null },
    ...(compenso ? [{ label: t.maturato, value: formatEuro(earned) }] : []),
  ]
}

const grant = (pratica: Pratica) => [
  factOf(pratica, 'agevolazioneConcessa'),
  ...(pratica.esl === undefined ? [] : [factOf(pratica, 'esl')]),
  ...(['dataConcessione', 'regime', 'cor', 'cup'] as const).map((key) => factOf(pratica, key)),
]
