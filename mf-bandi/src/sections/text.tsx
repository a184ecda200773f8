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
import { Box, SafeHtml, Section, Typography, useToday } from '@bandiera/ui'
import type { ReactNode } from 'react'
import { texts } from '../texts.ts'

/** The text of a grant, under the headings of the standard call and in their order (D.Lgs. 184/2025, art. 6). */
export function BandoText({ data }: { data: BandoData }) {
  const written = sectionsByHeading(data.sezioni)
  return BANDO_HEADINGS.map(({ id, titolo }) => {
    const texts = written.get(id) ?? []
    const own = OWN[id]?.(data)
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
  offerta: ({ forme, costi }) =>
    Boolean(forme?.length || costi?.length) && (
      <>
        <Lines items={forme} title={texts.forme} />
        <Lines items={costi?.map(admittedCostText)} title={bandoDataFields.costi.label} />
      </>
    ),
  requisiti: (data) => <CriteriList data={data} />,
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

/** Eligibility in plain Italian: binding rules, preferences, and what the grant does not state. */
function CriteriList({ data }: { data: Pick<BandoData, 'criteri' | 'dataApertura'> }) {
  const oggi = useToday()
  const { vincolanti, preferenziali, nonIndicate } = bandoRules(data, { oggi })
  return (
    <Box aria-label={texts.criteri} role="region">
      {vincolanti.length + preferenziali.length === 0 && <Typography>{texts.nessunCriterio}</Typography>}
      <Rules groups={vincolanti} title={texts.criteri} />
      <Rules groups={preferenziali} title={texts.preferenziali} />
      <Rules groups={nonIndicate} title={texts.nonIndicati} />
    </Box>
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
