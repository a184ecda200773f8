import {
  BANDO_HEADINGS,
  type BandoHeading,
  admittedCostText,
  type BandoData,
  bandoDataFields,
  regimeBando,
  sectionsByHeading,
} from '@bandiera/domain'
import { bandoRules } from '@bandiera/matching'
import { Box, Muted, SafeHtml, Section, Typography, useToday } from '@bandiera/ui'
import type { ReactNode } from 'react'
import { texts } from '../texts.ts'

interface BandoTextProps {
  data: BandoData
  /** Headings of which only what is written is shown: the page has the rest elsewhere. */
  elsewhere?: readonly BandoHeading[]
}

/** The text of a grant, under the headings of the standard call and in their order (D.Lgs. 184/2025, art. 6). */
export function BandoText({ data, elsewhere = [] }: BandoTextProps) {
  const written = sectionsByHeading(data.sezioni)
  return BANDO_HEADINGS.map(({ id, titolo }) => {
    const texts = written.get(id) ?? []
    const own = !elsewhere.includes(id) && OWN[id]?.(data)
    if (texts.length === 0 && !own) return null
    return (
      <Section key={id} title={titolo}>
        {texts.map((sezione, at) => (
          <Part key={at} title={sezione.titolo === titolo ? '' : sezione.titolo}>
            <SafeHtml html={sezione.html} />
          </Part>
        ))}
        {own}
      </Section>
    )
  })
}

const OWN: Partial<Record<BandoHeading, (data: BandoData) => ReactNode>> = {
  finalita: ({ obiettivi, norme }) =>
    Boolean(obiettivi?.length || norme) && (
      <>
        <Lines items={obiettivi} title={bandoDataFields.obiettivi.label} />
        {norme && (
          <Part title={bandoDataFields.norme.label}>
            <Box sx={{ whiteSpace: 'pre-line' }}>{norme}</Box>
          </Part>
        )}
      </>
    ),
  offerta: ({ costi }) =>
    Boolean(costi?.length) && <Lines items={costi?.map(admittedCostText)} title={bandoDataFields.costi.label} />,
  requisiti: (data) => (
    <Box aria-label={texts.criteri} role="region">
      <CriteriList data={data} title={texts.criteri} />
    </Box>
  ),
  criteri: ({ premialita }) =>
    Boolean(premialita?.length) && <Lines items={premialita?.map((one) => texts.punti(one.testo, one.punti))} />,
  accesso: ({ documentiRichiesti }) =>
    Boolean(documentiRichiesti?.length) && (
      <Lines
        items={documentiRichiesti?.filter(({ nome }) => nome).map(documentText)}
        title={bandoDataFields.documentiRichiesti.label}
      />
    ),
  cumulo: ({ regime, cumulo }) =>
    Boolean(regime || cumulo) && (
      <Lines
        items={[
          ...(regime ? [`${bandoDataFields.regime.label}: ${regimeBando(regime)}`] : []),
          ...(cumulo ? [`${texts.cumulabile}: ${cumulo}`] : []),
        ]}
      />
    ),
}

function documentText(one: NonNullable<BandoData['documentiRichiesti']>[number]): string {
  const valid = one.validitaGiorni && texts.validita(one.validitaGiorni)
  const notes = [!one.obbligatorio && texts.facoltativo, valid].filter(Boolean)
  return notes.length > 0 ? `${one.nome} (${notes.join(', ')})` : one.nome
}

function Lines({ items, title = '' }: { items: readonly ReactNode[] | undefined; title?: string }) {
  if (!items?.length) return null
  return (
    <Part title={title}>
      <Bullets items={items} />
    </Part>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box sx={{ mb: 3 }}>
      {title && (
        <Typography component="h3" variant="h3">
          {title}
        </Typography>
      )}
      {children}
    </Box>
  )
}

interface CriteriListProps {
  data: Pick<BandoData, 'criteri' | 'dataApertura'>
  /** Heading of the binding rules, where the section has another name. */
  title?: string
}

/** Eligibility in plain Italian: binding rules, preferences, and what the grant does not state. */
export function CriteriList({ data, title = '' }: CriteriListProps) {
  const oggi = useToday()
  const { vincolanti, preferenziali, nonIndicate } = bandoRules(data, { oggi })
  return (
    <>
      {vincolanti.length + preferenziali.length === 0 && <Typography>{texts.nessunCriterio}</Typography>}
      <Rules groups={vincolanti} title={title} />
      <Rules groups={preferenziali} title={texts.preferenziali} />
      {nonIndicate.length > 0 && (
        <Muted variant="body2">{`${texts.nonIndicati}: ${nonIndicate.flat().join(' · ')}`}</Muted>
      )}
    </>
  )
}

const Rules = ({ title, groups }: { title: string; groups: readonly string[][] }) => (
  <Lines items={groups.map(ruleOf)} title={title} />
)

const ruleOf = (group: readonly string[]): ReactNode =>
  group.length === 1 ? (
    group[0]
  ) : (
    <>
      {texts.almenoUno}
      <Bullets items={group} />
    </>
  )

export function Bullets({ items }: { items: readonly ReactNode[] }) {
  return (
    <Box component="ul" sx={{ my: 1, pl: 5, '& li': { py: 0.5 } }}>
      {items.map((item, at) => (
        <li key={at}>{item}</li>
      ))}
    </Box>
  )
}
