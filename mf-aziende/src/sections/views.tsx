import {
  atecoTitle,
  type Azienda,
  aziendaFields,
  publicCapital,
  describeAteco,
  YOUNG_AGES,
  type Field,
  formatDate,
  isInPeopleGroup,
  labelOf,
  sedeName,
  type Socio,
  esigenzaStateLabels,
  sedeKindLabels,
} from '@bandiera/domain'
import { usePortal } from '@bandiera/platform'
import { Alert, Box, Facts, Stack, uiTexts, Typography, useToday } from '@bandiera/ui'
import { RecordFacts } from '@bandiera/ui/form'
import type { ReactNode } from 'react'
import { ANAGRAFICA, CONTACTS, CONTACT_PERSON, contactPersonFields } from '../rules.ts'
import { EXPIRING, QUALIFICHE, COMPLIANCE_KEYS, type ComplianceKey, complianceValue } from './standing.rules.ts'
import { texts } from '../texts.ts'
import { DimensioneView, GroupView } from './dimensione.tsx'
import type { SectionKey } from './editing.ts'
import { titleIn, useAtecoCodes } from '../parts/use-ateco-codes.ts'
import { totalOf } from './lists.rules.ts'
import { Muted, percent } from './figures-table.tsx'

const { people } = texts
const { fields: qualifiche } = aziendaFields.qualifiche
const { fields: regolarita } = aziendaFields.regolarita

export const views: Record<Exclude<SectionKey, 'bilanci' | 'aiuti'>, (azienda: Azienda) => ReactNode> = {
  anagrafica: (azienda) => <RecordFacts fields={aziendaFields} keys={SHOWN} record={azienda} />,
  contatti: (azienda) => <RecordFacts fields={aziendaFields} keys={CONTACTS} record={azienda} />,
  referente: ({ referente = {} }) => (
    <RecordFacts fields={contactPersonFields} keys={CONTACT_PERSON} record={referente} />
  ),
  compagine: (azienda) => <CompagineView azienda={azienda} />,
  situazione: (azienda) => (
    <Facts
      items={[
        ...QUALIFICHE.map((key) => ({ label: qualifiche[key].label, value: answer(azienda.qualifiche?.[key]) })),
        ...COMPLIANCE_KEYS.map((key) => ({ label: regolarita[key].label, value: complianceText(azienda, key) })),
      ]}
    />
  ),
  sedi: ({ sedi = [] }) => (
    <Lines
      rows={sedi.map((sede) => ({
        name: labelOf(sedeKindLabels, sede.tipo),
        text: joined(', ', [
          sede.indirizzo,
          joined(' ', [sede.cap, sedeName(sede)]),
          sede.tipo === 'legale' && sede.operativa && texts.alsoOperative,
        ]),
      }))}
    />
  ),
  ateco: (azienda) => <AtecoView azienda={azienda} />,
  dimensione: (azienda) => <DimensioneView azienda={azienda} />,
  gruppo: (azienda) => <GroupView azienda={azienda} />,
  esigenze: (azienda) => <EsigenzeView azienda={azienda} />,
}

const SHOWN = ANAGRAFICA.filter((key) => key !== 'ragioneSociale')

const answer = (value: boolean | null | undefined): string | null =>
  value == null ? null : value ? uiTexts.si : uiTexts.no

function complianceText(azienda: Azienda, key: ComplianceKey): string | null {
  const { negated } = regolarita[key] as Field
  const value = complianceValue(azienda, key)
  const text = answer(negated && value !== null ? !value : value)
  const dated = EXPIRING.find((one) => one === key)
  const scadenza = dated && azienda.regolarita?.[dated]?.scadenza
  return text && scadenza ? `${text}, ${texts.until(scadenza)}` : text
}

function AtecoView({ azienda: { ateco = [] } }: { azienda: Azienda }) {
  const found = useAtecoCodes(ateco)
  return (
    <Lines
      rows={ateco.map((code) => ({
        name: describeAteco(code),
        text: joined(' · ', [titleIn(found(code), code) ?? atecoTitle(code), code.prevalente && texts.prevailing]),
      }))}
    />
  )
}

function CompagineView({ azienda }: { azienda: Azienda }) {
  const { compagine = [] } = azienda
  const { domanda } = publicCapital(azienda)
  const oggi = useToday()
  const women = totalOf(compagine.filter((socio) => isInPeopleGroup(socio, 'donne', oggi) === true))
  const young = totalOf(compagine.filter((socio) => isInPeopleGroup(socio, YOUNG_AGES, oggi) === true))
  return (
    <Stack sx={{ gap: 2 }}>
      <Lines rows={compagine.map((socio) => ({ name: socio.nome, text: textOf(socio) }))} />
      {domanda && <Alert severity="warning">{domanda}</Alert>}
      {totalOf(compagine) > 0 && <Muted>{people.quote(women, young)}</Muted>}
    </Stack>
  )
}

const textOf = ({ quota, ruolo, amministratore, dataNascita, entePubblico }: Socio): string =>
  joined(' · ', [
    quota !== undefined && percent(quota),
    ruolo,
    amministratore && people.amministratoreShort,
    dataNascita && formatDate(dataNascita),
    entePubblico && entePubblico !== 'no' && people.publicBody[entePubblico],
  ])

function EsigenzeView({ azienda: { esigenze = [] } }: { azienda: Azienda }) {
  const catalogo = usePortal().settings?.esigenze ?? []
  const { needs } = texts
  if (esigenze.length === 0) return <Muted>{catalogo.length === 0 ? needs.catalogueEmpty : needs.empty}</Muted>
  return (
    <Lines
      rows={esigenze.map(({ esigenzaId, importo, entro, stato, descrizione }) => ({
        name: catalogo.find(({ id }) => id === esigenzaId)?.nome ?? esigenzaId,
        text: joined(' · ', [labelOf(esigenzaStateLabels, stato), needs.detail(importo, entro), descrizione]),
      }))}
    />
  )
}

function Lines({ rows }: { rows: readonly { name: string; text: string }[] }) {
  if (rows.length === 0) return <Typography color="textSecondary">{texts.noData}</Typography>
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {rows.map(({ name, text }, index) => (
        <Box component="li" key={index} sx={{ py: 1, display: 'flex', flexWrap: 'wrap', columnGap: 4 }}>
          <Box sx={{ fontWeight: 500, minWidth: { xs: '100%', sm: 160 } }}>{name}</Box>
          <Box sx={{ color: 'text.secondary' }}>{text}</Box>
        </Box>
      ))}
    </Box>
  )
}

const joined = (sign: string, parts: readonly (string | false | undefined)[]): string =>
  parts.filter(Boolean).join(sign)
