import { contraddizioniBando, CriterioSchema, fieldRules, isWebAddress, ruleCheck } from '@bandiera/domain'
import * as z from 'zod/mini'
import { testi } from '../testi.ts'

const { errori } = testi.form
const Testo = z.string()
const Giorno = z.string().check(ruleCheck(fieldRules.data))
const Ora = z.string().check(ruleCheck(fieldRules.ora))
const Numero = z.optional(z.number())
const Percento = z.optional(z.number().check(z.gte(0, errori.percento), z.lte(100, errori.percento)))
const written = (message: string) => z.string().check(z.trim(), z.minLength(1, message))

const fields = z.object({
  titolo: written(errori.titolo),
  sottotitolo: Testo,
  ente: Testo,
  link: Testo.check(z.refine((text) => text.trim() === '' || isWebAddress(text.trim()), errori.link)),
  dataApertura: Giorno,
  oraApertura: Ora,
  dataChiusura: Giorno,
  oraChiusura: Ora,
  chiusuraAnticipata: Giorno,
  precompilazioneDal: Giorno,
  oraPrecompilazioneDal: Ora,
  precompilazioneAl: Giorno,
  oraPrecompilazioneAl: Ora,
  dataGraduatoria: Giorno,
  scorrimenti: z.array(
    z.looseObject({
      data: written(errori.scorrimento).check(ruleCheck(fieldRules.data)),
      importo: Numero,
      nota: z.optional(Testo),
    }),
  ),
  noteFinestra: Testo,
  procedura: Testo,
  spesaMin: Numero,
  spesaMax: Numero,
  agevolazioneMin: Numero,
  agevolazioneMax: Numero,
  intensita: Percento,
  stanziamento: Numero,
  stanziamentoResiduo: Numero,
  residuoAl: Giorno,
  obiettivi: z.array(Testo),
  forme: z.array(Testo),
  costi: z.array(z.looseObject({ voce: written(errori.voce), min: Percento, max: Percento })),
  regime: Testo,
  cumulo: Testo,
  criteri: z.array(CriterioSchema),
  documentiRichiesti: z.array(
    z.looseObject({
      nome: written(errori.documento),
      obbligatorio: z.boolean(),
      validitaGiorni: z.optional(z.number().check(z.positive(errori.giorni))),
    }),
  ),
  premialita: z.array(z.looseObject({ testo: written(errori.premialita), punti: Numero })),
  sezioni: z.array(z.looseObject({ titolo: written(errori.sezione), testo: written(errori.testo) })),
  norme: Testo,
  gestori: z.array(Testo),
  pubblico: z.boolean(),
})

/**
 * What the form of a grant refuses, each at its field; the rules between fields are the server's own
 * (`contraddizioniBando`).
 */
export const BandoFormSchema = fields.check(({ value, issues }) => {
  for (const { campo, motivo } of contraddizioniBando(value as object)) {
    const path = campo.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part))
    issues.push({ code: 'custom', input: value, path, message: motivo })
  }
})
