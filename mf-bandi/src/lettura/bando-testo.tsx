import { CAPI_BANDO, costoAmmesso, regimeBando, sezioniPerCapo, type CapoBando, type DatiBando } from '@bandiera/domain'
import { Box, SafeHtml, Section, Typography } from '@bandiera/ui'
import type { ReactNode } from 'react'
import { testi } from '../testi.ts'
import { Bullets } from './bullets.tsx'
import { CriteriList } from './criteri-list.tsx'

/** What a grant says, under the headings of the standard call and in their order (D.Lgs. 184/2025, art. 6). */
export function BandoTesto({ data }: { data: DatiBando }) {
  const written = sezioniPerCapo(data.sezioni)
  return CAPI_BANDO.map(({ id, titolo }) => {
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

/** What the fields of a grant say, under the heading where a reader looks for it. */
const OWN: Partial<Record<CapoBando, (data: DatiBando) => ReactNode>> = {
  finalita: ({ obiettivi, norme }) =>
    Boolean(obiettivi?.length || norme) && (
      <>
        <Lines items={obiettivi} title={testi.obiettivi} />
        {norme && (
          <Part title={testi.norme}>
            <Box sx={{ whiteSpace: 'pre-line' }}>{norme}</Box>
          </Part>
        )}
      </>
    ),
  offerta: ({ forme, costi }) =>
    Boolean(forme?.length || costi?.length) && (
      <>
        <Lines items={forme} title={testi.forme} />
        <Lines items={costi?.map(costoAmmesso)} title={testi.costi} />
      </>
    ),
  requisiti: (data) => <CriteriList data={data} />,
  criteri: ({ premialita }) =>
    Boolean(premialita?.length) && <Lines items={premialita?.map((one) => testi.punti(one.testo, one.punti))} />,
  accesso: ({ documentiRichiesti }) =>
    Boolean(documentiRichiesti?.length) && (
      <Lines items={documentiRichiesti?.filter(({ nome }) => nome).map(documentText)} title={testi.documenti} />
    ),
  cumulo: ({ regime, cumulo }) =>
    Boolean(regime || cumulo) && (
      <Lines
        items={[
          ...(regime ? [`${testi.regime}: ${regimeBando(regime)}`] : []),
          ...(cumulo ? [`${testi.cumulabile}: ${cumulo}`] : []),
        ]}
      />
    ),
}

function documentText(one: NonNullable<DatiBando['documentiRichiesti']>[number]): string {
  const notes = [
    one.obbligatorio ? null : testi.facoltativo,
    one.validitaGiorni ? testi.validita(one.validitaGiorni) : null,
  ].filter(Boolean)
  return notes.length > 0 ? `${one.nome} (${notes.join(', ')})` : one.nome
}

function Lines({ items, title = '' }: { items: readonly string[] | undefined; title?: string }) {
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
