import type { Azienda, Bilancio } from '@bandiera/domain'
import { AddIcon, Button, Section } from '@bandiera/ui'
import { lastYear } from '../rules/bilanci.rules.ts'
import { testi } from '../testi.ts'
import { BilanciTable } from './bilanci-table.tsx'
import { BilancioForm } from './bilancio-form.tsx'
import type { Editing } from './editing.ts'
import { useFocusField } from './use-focus-field.ts'

/** `?campo=` that opens an empty year. */
const NUOVO = 'bilanci.nuovo'

export interface CustomSectionProps {
  azienda: Azienda
  /** Whether the user may change it. */
  may: boolean
  editing: Editing
}

/** The accounts year by year: read beside each other, written one year at a time. */
export function BilanciSection({ azienda, may, editing: { editing, campo, edit } }: CustomSectionProps) {
  const { bilanci = [] } = azienda
  const open = may && editing === 'bilanci'
  const place = useFocusField<HTMLDivElement>(open, fieldOf(campo))
  const year = open ? yearOf(bilanci, campo) : null
  const add = may && !open && (
    <Button onClick={() => edit(NUOVO)} startIcon={<AddIcon />}>
      {testi.conti.aggiungi}
    </Button>
  )
  const onEdit =
    may && !open ? ({ anno }: Bilancio) => edit(`bilanci.${bilanci.findIndex((b) => b.anno === anno)}`) : null
  return (
    <Section actions={add} title={testi.sezioni.bilanci}>
      <div ref={place}>
        {open ? (
          <BilancioForm
            azienda={azienda}
            before={year}
            key={year?.anno ?? NUOVO}
            onClose={() => edit(null)}
            suggested={freeYear(bilanci)}
          />
        ) : (
          <BilanciTable bilanci={bilanci} onEdit={onEdit} />
        )}
      </div>
    </Section>
  )
}

/** The year that the address asks for: by its place in the record, else the newest; `null` for a new one. */
function yearOf(bilanci: readonly Bilancio[], campo: string | null): Bilancio | null {
  const [, at] = campo?.split('.') ?? []
  if (campo === NUOVO) return null
  const newest = [...bilanci].sort((a, b) => b.anno - a.anno)[0] ?? null
  return at !== undefined && /^\d+$/.test(at) ? (bilanci[Number(at)] ?? newest) : newest
}

/** The path of the field inside the form: `bilanci.1.ricavi` stands there as `voci.ricavi`. */
function fieldOf(campo: string | null): string | null {
  const voce = campo?.split('.').at(-1)
  return voce === 'ula' ? 'ula' : campo === NUOVO || !voce ? 'anno' : `voci.${voce}`
}

/** The newest year without accounts: the last one, or the one before the oldest when all are there. */
function freeYear(bilanci: readonly Bilancio[]): number {
  const taken = bilanci.map(({ anno }) => anno)
  let anno = lastYear()
  while (taken.includes(anno)) anno -= 1
  return anno
}
