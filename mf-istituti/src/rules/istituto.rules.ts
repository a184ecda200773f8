import { fieldRules, ruleCheck, TIPI_ISTITUTO, type Istituto } from '@bandiera/domain'
import { telefonoRule } from '@bandiera/ui/form'
import * as z from 'zod/mini'
import { testi } from '../testi.ts'

const { errori } = testi
const text = z.string().check(z.trim())

/** The form of an institute: every text as typed, empty when there is none. */
export const IstitutoFormSchema = z.object({
  nome: text.check(z.minLength(1, errori.nome)),
  tipo: z.string(),
  abi: text.check(z.regex(/^(\d{5})?$/, errori.abi)),
  gestori: z.array(z.string()),
  referenti: z.array(
    z.object({
      nome: text.check(z.minLength(1, errori.referente)),
      email: text.check(ruleCheck(fieldRules.email)),
      telefono: text.check(telefonoRule()),
    }),
  ),
})
export type IstitutoValues = z.infer<typeof IstitutoFormSchema>

export const istitutoValues = ({
  nome = '',
  tipo = 'banca',
  abi = '',
  gestori = [],
  referenti = [],
}: Partial<Istituto>): IstitutoValues => ({
  nome,
  tipo,
  abi,
  gestori,
  referenti: referenti.map((one) => ({ nome: one.nome, email: one.email ?? '', telefono: one.telefono ?? '' })),
})

type Dati = Pick<Istituto, 'nome' | 'tipo' | 'abi' | 'gestori' | 'referenti'>

/** Fields of the record; what was left empty is `undefined`. */
export function istitutoOf({ nome, tipo, abi, gestori, referenti }: IstitutoValues): Dati {
  const people = referenti.map(({ nome: name, email, telefono }) => ({
    nome: name.trim(),
    ...(email.trim() ? { email: email.trim() } : {}),
    ...(telefono.trim() ? { telefono: telefono.trim() } : {}),
  }))
  return {
    nome: nome.trim(),
    tipo: TIPI_ISTITUTO.find((one) => one === tipo),
    abi: abi.trim() || undefined,
    gestori,
    referenti: people.length > 0 ? people : undefined,
  }
}
