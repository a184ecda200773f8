import * as z from 'zod/mini'
import * as f from '../fields/field.ts'

export const documentoKindLabels = {
  visura: 'Visura camerale',
  bilancio: 'Bilancio',
  durc: 'DURC',
  identita: 'Documento d’identità',
  statuto: 'Atto costitutivo e statuto',
  dichiarazione: 'Dichiarazione',
  preventivo: 'Preventivo',
  fattura: 'Fattura',
  business_plan: 'Piano d’impresa',
  polizza: 'Polizza',
  contratto: 'Contratto',
  domanda: 'Domanda',
  ricevuta: 'Ricevuta o protocollo',
  comunicazione: 'Comunicazione dell’ente',
  altro: 'Altro',
} as const

/** A file as the server keeps it; only the server writes this. */
const fileFields = {
  /** Name under which the content is kept. */
  chiave: f.field('text', z.string(), 'Chiave', { hidden: true }),
  mime: f.field('text', z.string(), 'Formato'),
  byte: f.field('number', z.number(), 'Dimensione', { unit: 'byte' }),
  sha256: f.field('text', z.string(), 'Impronta', { hidden: true }),
} satisfies f.Fields
export const FileDocumentoSchema = f.objectOf(fileFields)

const file = f.field('group', z.optional(FileDocumentoSchema), 'File', { fields: fileFields, stamped: true })
const uploaded = {
  caricatoDa: f.reference('Caricato da', 'usr', { stamped: true }),
  caricatoIl: f.instant('Caricato il', { stamped: true }),
} satisfies f.Fields

export const documentoFields = {
  nome: f.field('text', z.string().check(z.trim(), z.minLength(1, 'Scrivi il nome del documento')), 'Nome', {
    searched: true,
    longest: 200,
  }),
  tipo: f.field('choice', z.optional(z.string()), 'Tipo', { words: documentoKindLabels, searched: true }),
  scadenza: f.day('Scadenza'),
  stato: f.text('Stato'),
  clienteId: f.field('reference', z.string(), 'Azienda', { to: 'aziende' }),
  praticaId: f.reference('Pratica', 'pratiche'),
  bandoId: f.reference('Bando', 'bandi'),
  /** It can be read at its address `/Doc/{id}` without a login. */
  pubblico: f.flag('Pubblico'),
  file,
  ...uploaded,
  versioni: f.field(
    'rows',
    z.optional(z.array(z.looseObject({ ...f.shapeOf(uploaded), file: FileDocumentoSchema }))),
    'Versioni',
    { hidden: true, stamped: true },
  ),
} satisfies f.Fields
