import { membriUnici, regimiAiuto, type Aiuto, type Azienda, type RegimeDeMinimis } from '@bandiera/domain'
import { useConGruppo, useWrites } from '@bandiera/live'
import { useAttempt } from '@bandiera/platform'
import { AddIcon, Button, Section, Stack } from '@bandiera/ui'
import { useState } from 'react'
import { testi } from '../testi.ts'
import { AiutiTable } from './aiuti-table.tsx'
import { AiutoDialog } from './aiuto-dialog.tsx'
import type { CustomSectionProps } from './bilanci-section.tsx'
import { Muted } from './figures-table.tsx'
import { PlafondBar } from './plafond-bar.tsx'
import { VerificaRna } from './verifica-rna.tsx'

const { deMinimis: words } = testi

/** De minimis aids: room left under each regime, the register of truth, the aids one by one. */
export function AiutiSection({ azienda, may }: Omit<CustomSectionProps, 'editing'>) {
  const [open, setOpen] = useState<{ before: Aiuto | null } | null>(null)
  const unica = useConGruppo(azienda)
  const add = may && (
    <Button onClick={() => setOpen({ before: null })} startIcon={<AddIcon />}>
      {words.aggiungi}
    </Button>
  )
  return (
    <Section actions={add} title={testi.sezioni.aiuti}>
      <Stack sx={{ gap: 5 }}>
        <VerificaRna azienda={azienda} may={may} />
        {azienda.aiuti ? <Plafonds azienda={unica} /> : <Unknown azienda={azienda} may={may} />}
        <AiutiTable azienda={azienda} onEdit={may ? (before) => setOpen({ before }) : null} unica={unica} />
        <Muted>{words.impresaUnica}</Muted>
      </Stack>
      {open && <AiutoDialog azienda={azienda} before={open.before} onClose={() => setOpen(null)} />}
    </Section>
  )
}

/** The general regime always, another when an aid of it was ever granted to the undertaking. */
function Plafonds({ azienda }: { azienda: Azienda }) {
  const linked = membriUnici(azienda).flatMap(({ aiuti = [] }) => aiuti)
  const used = new Set([...(azienda.aiuti ?? []), ...linked].map(({ regime }) => regime))
  const regimi = (Object.keys(regimiAiuto) as RegimeDeMinimis[]).filter((key) => key === 'deMinimis' || used.has(key))
  return regimi.map((regime) => <PlafondBar azienda={azienda} key={regime} regime={regime} />)
}

/** Not knowing is not having received none: one answer says that there are none. */
function Unknown({ azienda, may }: { azienda: Azienda; may: boolean }) {
  const { update } = useWrites()
  const attempt = useAttempt()
  const none = () => {
    const { _id, versione: base } = azienda
    return attempt(words.nessunoSalvato, update('aziende', _id, { set: { aiuti: [] } }, { base }))
  }
  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      <Muted>{words.ignoti}</Muted>
      {may && (
        <Button onClick={() => void none()} variant="outlined">
          {words.nessuno}
        </Button>
      )}
    </Stack>
  )
}
