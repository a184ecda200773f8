import type { Bando } from '@bandiera/domain'
import { useSlot } from '@bandiera/platform'
import { Box, INTERNAL, printOnly, Section, testiCarta } from '@bandiera/ui'
import { BandoTesto } from './bando-testo.tsx'
import { Fonte } from './fonte.tsx'

/** A grant as its readers see it, and what other modules know about it. */
export function BandoReading({ bando, curator }: { bando: Bando; curator: boolean }) {
  const schede = useSlot('bando.scheda')
  return (
    <Box sx={{ maxWidth: 880, '& > section:first-of-type': { borderTop: 0, mt: 0, pt: 0 } }}>
      {/* the sections under it name companies */}
      <Box className={INTERNAL}>
        <Box sx={{ ...printOnly, mb: 3 }}>{testiCarta.usoInterno}</Box>
      </Box>
      {schede.map(({ id, title, Component }) => (
        <Section internal key={id} title={title}>
          <Component bandoId={bando._id} />
        </Section>
      ))}
      <BandoTesto data={bando.data} />
      <Fonte curator={curator} data={bando.data} />
    </Box>
  )
}
