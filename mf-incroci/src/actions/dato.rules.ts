import * as z from 'zod/mini'
import { testi } from '../testi.ts'
import type { Dato } from './dato.ts'

const Valore = z.optional(z.union([z.string(), z.number(), z.boolean(), z.null()]))
/** What the one field of the form may hold while it is being filled in. */
export interface DatoValues {
  valore?: z.infer<typeof Valore>
}

export const datoValues = ({ tipo }: Dato): DatoValues => ({
  valore: { numero: undefined, euro: undefined, data: '', scelta: '', siNo: null, nessunAiuto: false }[tipo],
})

/** An answer is needed, and a day within the limits of its field. */
export const datoSchema = (dato: Dato) =>
  z.object({ valore: Valore }).check(({ value: { valore }, issues }) => {
    const message = fault(dato, valore)
    if (message) issues.push({ code: 'custom', input: valore, path: ['valore'], message })
  })

/** What is stored: no aid at all is an empty list. */
export const datoValore = ({ tipo }: Dato, { valore }: DatoValues): unknown => (tipo === 'nessunAiuto' ? [] : valore)

function fault(dato: Dato, valore: unknown): string | undefined {
  if (dato.tipo === 'siNo') return typeof valore === 'boolean' ? undefined : testi.sceltaSiNo
  if (dato.tipo === 'nessunAiuto') return valore === true ? undefined : testi.nessunAiutoManca
  if (dato.tipo === 'scelta') return valore ? undefined : testi.sceltaManca
  if (dato.tipo !== 'data') return typeof valore === 'number' ? undefined : testi.valoreManca
  if (typeof valore !== 'string' || !valore) return testi.valoreManca
  if (!/^\d{4}-\d{2}-\d{2}$/.test(valore)) return testi.dataSbagliata
  if (dato.max && valore > dato.max) return testi.dataFutura
  return dato.min && valore < dato.min ? testi.dataPassata : undefined
}
