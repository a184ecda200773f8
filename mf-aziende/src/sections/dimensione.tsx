import {
  type Azienda,
  bilancioFields,
  dimensioneClassLabels,
  dimensione,
  euroOrDash,
  formatEuro,
  formatNumber,
  type DimensioneLimit,
  type GroupMember,
  taxIdCountry,
  dimensioneReasons,
  type DimensioneReasons,
  groupRelationLabels,
} from '@bandiera/domain'
import { useRecord } from '@bandiera/live'
import { Alert, AppLink, Box, Stack, Typography } from '@bandiera/ui'
import { texts } from '../texts.ts'
import { FiguresTable, Muted, percent } from './figures-table.tsx'
import { hrefAzienda } from '../paths.ts'

const { classe: words } = texts

export function DimensioneView({ azienda }: { azienda: Azienda }) {
  const { classe, motivo, possibili, aggregato } = dimensione(azienda)
  const ragioni = dimensioneReasons(azienda)
  const measured = ragioni.calcolata ?? possibili[0]
  return (
    <Stack sx={{ gap: 4 }}>
      <Box>
        <Typography sx={{ fontWeight: 600, fontSize: '1.125rem' }}>
          {classe ? dimensioneClassLabels[classe] : texts.notComputable}
        </Typography>
        <Typography color="textSecondary">{motivo}</Typography>
        {ragioni.midCap && <Typography color="textSecondary">{words.midCap}</Typography>}
      </Box>
      <Declared ragioni={ragioni} />
      {ragioni.esercizi.length > 0 && measured && (
        <>
          <Limits ragioni={ragioni} title={words.limits(dimensioneClassLabels[measured])} />
          <Muted>
            {words.rule} {aggregato && words.aggregates}
          </Muted>
          <Years ragioni={ragioni} />
          {ragioni.esercizi.length > 1 && <Muted>{words.twoYears}</Muted>}
        </>
      )}
    </Stack>
  )
}

function Declared({ ragioni: { calcolata, dichiarata } }: { ragioni: DimensioneReasons }) {
  if (!dichiarata || !calcolata) return null
  const same = calcolata === dichiarata
  return <Alert severity="info">{same ? words.same : words.different(dimensioneClassLabels[calcolata])}</Alert>
}

const Limits = ({ ragioni, title }: { ragioni: DimensioneReasons; title: string }) => (
  <FiguresTable
    heads={[title, words.value, words.limit, words.esito]}
    label={title}
    rows={ragioni.limiti.map((limite) => ({
      id: limite.voce,
      cells: [words.entries[limite.voce], figure(limite.voce, limite.valore), limitText(limite), outcome(limite)],
    }))}
    words={[3]}
  />
)

const Years = ({ ragioni }: { ragioni: DimensioneReasons }) => (
  <FiguresTable
    heads={[words.year, words.entries.ula, words.entries.ricavi, words.entries.totaleAttivo, words.classe]}
    label={words.fiscalYears}
    rows={ragioni.esercizi.map(({ anno, dati, classe }) => ({
      id: String(anno),
      cells: [
        anno,
        figure('ula', dati.ula),
        figure('ricavi', dati.ricavi),
        figure('totaleAttivo', dati.totaleAttivo),
        classe ? dimensioneClassLabels[classe] : words.open,
      ],
    }))}
    words={[4]}
  />
)

const outcome = ({ entro }: DimensioneLimit): string =>
  entro === null ? words.notKnown : entro ? words.within : words.exceeded

const figure = (voce: DimensioneLimit['voce'], value: number | undefined): string => {
  if (value === undefined) return '—'
  return voce === 'ula' ? formatNumber(value, Number.isInteger(value) ? 0 : 2) : formatEuro(value, 0)
}

const limitText = ({ voce, limite }: DimensioneLimit): string =>
  limite === null ? words.noLimit : `${voce === 'ula' ? words.below : words.upTo} ${figure(voce, limite)}`

export function GroupView({ azienda }: { azienda: Azienda }) {
  const { gruppo } = dimensioneReasons(azienda)
  if (gruppo.length === 0) return <Muted>{azienda.gruppo ? words.autonomous : words.alone}</Muted>
  return (
    <FiguresTable
      heads={[
        words.denomination,
        words.relation,
        words.quota,
        bilancioFields.ula.label,
        bilancioFields.ricavi.label,
        bilancioFields.totaleAttivo.label,
      ]}
      label={texts.sections.gruppo}
      rows={gruppo.map(({ membro, parte }, index) => ({
        id: String(index),
        cells: [
          <Member key="m" membro={membro} />,
          `${relationLabel(membro.relazione)}, ${words.counts(parte)}`,
          membro.quota === undefined ? '—' : percent(membro.quota),
          membro.ula ?? '—',
          euroOrDash(membro.ricavi, 0),
          euroOrDash(membro.totaleAttivo, 0),
        ],
      }))}
      words={[1]}
    />
  )
}

/** A company that the user does not see has its recorded name, and its country when it is foreign. */
function Member({ membro: { aziendaId = '', denominazione, cf } }: { membro: GroupMember }) {
  const known = useRecord('aziende', aziendaId)
  if (known) return <AppLink to={hrefAzienda(known._id)}>{known.ragioneSociale}</AppLink>
  const paese = cf && taxIdCountry(cf)?.nome
  return [denominazione ?? cf ?? '—', paese && `(${paese})`].filter(Boolean).join(' ')
}

const relationLabel = (relazione: string): string =>
  (groupRelationLabels as Record<string, string>)[relazione] ?? relazione
