import * as z from 'zod/mini'
import { CodiceAtecoSchema } from './criterio.ts'
import { SceltaSchema } from './azienda-scelte.ts'
import { AiutoSchema, MembroGruppoSchema, SocioSchema } from './azienda-rapporti.ts'
import { DataIso, Forse, Importo, stamps, type Infer } from './record.ts'
import { FORME_GIURIDICHE } from './vocabularies.ts'

export const SedeSchema = z.looseObject({
  tipo: z.enum(['legale', 'operativa']),
  /** A legal seat where the company also works. */
  operativa: z.optional(z.boolean()),
  indirizzo: z.optional(z.string()),
  cap: z.optional(z.string()),
  /** ISTAT codes: comune 6 digits, provincia 3, regione 2. */
  comune: z.optional(z.string()),
  /** Name of the comune as it was chosen, to show without its table; the code decides. */
  comuneNome: z.optional(z.string()),
  provincia: z.optional(z.string()),
  regione: z.optional(z.string()),
  dal: z.optional(DataIso),
  al: z.optional(DataIso),
})
export type Sede = Infer<typeof SedeSchema>

/** Lines of the accounts (art. 2424-2425 c.c.) that the ratios of `shared/finance` read; named in `vociBilancio`. */
export const VOCI_BILANCIO = [
  'ricavi',
  'valoreProduzione',
  'materie',
  'servizi',
  'godimento',
  'personale',
  'variazioneRimanenze',
  'ammortamenti',
  'accantonamenti',
  'altriAccantonamenti',
  'oneriDiversi',
  'oneriFinanziari',
  'imposte',
  'utile',
  'attivoCorrente',
  'rimanenze',
  'crediti',
  'liquidita',
  'totaleAttivo',
  'patrimonioNetto',
  'utiliNonDistribuiti',
  'debitiBreve',
  'debitiFornitori',
  'debitiFinanziari',
  'debitiTributariPrevidenziali',
  'debitiTotali',
  'quotaCapitale',
] as const
export type VoceBilancio = (typeof VOCI_BILANCIO)[number]

const Euro = z.optional(z.number())

/** Figures of one year's accounts; euro, `ula` in full-time units. */
export const BilancioSchema = z.looseObject({
  anno: z.number(),
  approvato: z.optional(z.boolean()),
  ula: z.optional(z.number()),
  ...(Object.fromEntries(VOCI_BILANCIO.map((voce) => [voce, Euro])) as Record<VoceBilancio, typeof Euro>),
})
export type Bilancio = Infer<typeof BilancioSchema>

const EsitoScadenza = z.looseObject({ esito: Forse, scadenza: z.optional(DataIso) })
const EsigenzaAziendaSchema = z.looseObject({
  esigenzaId: z.string(),
  importo: z.optional(Importo),
  entro: z.optional(DataIso),
  descrizione: z.optional(z.string()),
  stato: z.enum(['aperta', 'coperta', 'annullata']),
})
export type EsigenzaAzienda = Infer<typeof EsigenzaAziendaSchema>

export const STATI_AZIENDA = ['attiva', 'inattiva', 'in_liquidazione', 'cessata', 'da_costituire'] as const
export type StatoAzienda = (typeof STATI_AZIENDA)[number]

/** A client company. Unknown data is absent or `null`, never a guess. */
export const AziendaSchema = z.looseObject({
  _id: z.string(),
  professionisti: z.array(z.string()),
  gestoreId: z.string(),
  ragioneSociale: z.string().check(z.minLength(1, 'Inserisci la ragione sociale')),
  formaGiuridica: z.optional(z.enum(FORME_GIURIDICHE)),
  partitaIva: z.optional(z.string()),
  codiceFiscale: z.optional(z.string()),
  rea: z.optional(z.string()),
  pec: z.optional(z.string()),
  sdi: z.optional(z.string()),
  telefono: z.optional(z.string()),
  email: z.optional(z.string()),
  sito: z.optional(z.string()),
  dataCostituzione: z.optional(DataIso),
  dataInizioAttivita: z.optional(DataIso),
  stato: z.optional(z.enum(STATI_AZIENDA)),
  capitaleSociale: z.optional(Importo),
  sedi: z.optional(z.array(SedeSchema)),
  ateco: z.optional(z.array(z.extend(CodiceAtecoSchema, { prevalente: z.optional(z.boolean()) }))),
  bilanci: z.optional(z.array(BilancioSchema)),
  dimensione: z.optional(z.looseObject({ dichiarata: z.optional(z.string()), motivo: z.optional(z.string()) })),
  qualifiche: z.optional(z.record(z.string(), z.nullable(z.boolean()))),
  compagine: z.optional(z.array(SocioSchema)),
  gruppo: z.optional(z.array(MembroGruppoSchema)),
  regolarita: z.optional(
    z.looseObject({
      durc: z.optional(EsitoScadenza),
      noProcedure: Forse,
      noDifficolta: Forse,
      polizzaCatastrofale: z.optional(EsitoScadenza),
      antimafia: Forse,
    }),
  ),
  aiuti: z.optional(z.array(AiutoSchema)),
  dataVerificaRNA: z.optional(DataIso),
  esigenze: z.optional(z.array(EsigenzaAziendaSchema)),
  referente: z.optional(
    z.looseObject({
      nome: z.optional(z.string()),
      ruolo: z.optional(z.string()),
      telefono: z.optional(z.string()),
      email: z.optional(z.string()),
    }),
  ),
  scelte: z.optional(z.array(SceltaSchema)),
  tag: z.optional(z.array(z.string())),
  archiviata: z.optional(z.boolean()),
  ...stamps,
})
export type Azienda = Infer<typeof AziendaSchema>
