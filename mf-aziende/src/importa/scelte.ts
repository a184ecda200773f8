import * as z from 'zod/mini'
import { annoFault } from '../rules/bilancio.rules.ts'
import { lastYear } from '../rules/bilanci.rules.ts'
import type { Fattore } from '../rules/unita.ts'
import { testi } from '../testi.ts'
import { CAMPI_IMPORT, isCifra, type CampoImport } from './campi.ts'
import { isStesso, type Colonna, type Mappa } from './mappa.ts'

const { importaCsv: words } = testi

/** What the form of the columns holds: texts of its choices, empty for what is not chosen. */
export const SceltaSchema = z
  .object({
    colonne: z.array(
      z.object({
        campo: z.string(),
        anno: z.optional(z.number()),
        fattore: z.string(),
        versione: z.string(),
      }),
    ),
  })
  .check(({ value, issues }) => {
    const fault = (at: number, key: string, message: string) =>
      issues.push({ code: 'custom', input: value, path: ['colonne', at, key], message })
    const chosen = value.colonne.map(colonnaOf)
    const has = (campo: CampoImport) => chosen.some((colonna) => colonna?.campo === campo)
    const free = [...chosen.keys()].filter((at) => !chosen[at])
    if (!has('ragioneSociale')) fault(free[0] ?? 0, 'campo', words.serveNome)
    if (!has('partitaIva') && !has('codiceFiscale')) fault(free[1] ?? free[0] ?? 0, 'campo', words.serveNumero)
    chosen.forEach((colonna, at) => {
      if (!colonna) return
      const first = chosen.findIndex((other) => other && isStesso(other, colonna))
      if (first >= 0 && first < at) fault(at, 'campo', words.doppiaColonna(CAMPI_IMPORT[colonna.campo].label))
      const outside = colonna.anno === undefined ? null : annoFault(colonna.anno)
      if (outside) fault(at, 'anno', outside)
    })
  })
export type Scelte = z.infer<typeof SceltaSchema>

/** The choices for a mapping; a column of figures without any year starts from the last one. */
export function scelteOf(mappa: Mappa): Scelte {
  const hasYears = mappa.some((colonna) => colonna?.campo === 'anno')
  return {
    colonne: mappa.map((colonna) => ({
      campo: colonna?.campo ?? '',
      anno: colonna?.anno ?? (colonna && isCifra(colonna.campo) && !hasYears ? lastYear() : undefined),
      fattore: colonna?.fattore && colonna.fattore !== 1 ? String(colonna.fattore) : '',
      versione: colonna?.versione ?? '',
    })),
  }
}

export const mappaOf = ({ colonne }: Scelte): Mappa => colonne.map(colonnaOf)

function colonnaOf({ campo, anno, fattore, versione }: Scelte['colonne'][number]): Colonna | null {
  if (campo === '') return null
  const colonna: Colonna = { campo: campo as CampoImport }
  if (isCifra(colonna.campo) && anno !== undefined) colonna.anno = anno
  if (fattore !== '' && campo !== 'ula') colonna.fattore = Number(fattore) as Fattore
  if (campo === 'ateco' && versione !== '') colonna.versione = versione as '2007' | '2025'
  return colonna
}
