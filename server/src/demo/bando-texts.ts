import type { DatiBando } from '@bandiera/domain'
import type { Programma } from './programme.ts'

export const DOCUMENTI: NonNullable<DatiBando['documentiRichiesti']> = [
  { nome: 'Visura camerale', obbligatorio: true, validitaGiorni: 180 },
  { nome: 'Documento d’identità del legale rappresentante', obbligatorio: true },
  { nome: 'DURC', obbligatorio: true, validitaGiorni: 120 },
  { nome: 'Preventivi di spesa', obbligatorio: true },
  { nome: 'Ultimi due bilanci', obbligatorio: false },
  { nome: 'Relazione tecnica', obbligatorio: false },
]

export const PREMIALITA: NonNullable<DatiBando['premialita']> = [
  { testo: 'Impresa femminile o giovanile', punti: 5 },
  { testo: 'Certificazione ambientale in corso di validità', punti: 3 },
  { testo: 'Nuove assunzioni a tempo indeterminato', punti: 8 },
]

/** The text of a grant under the headings of the standard call (D.Lgs. 184/2025, art. 6). */
export function sezioniOf({ obiettivi, procedura }: Programma, regione: string): DatiBando['sezioni'] {
  const where = regione ? ` in ${regione}` : ''
  return [
    {
      titolo: 'Finalità e base giuridica',
      html: `<p>Sostiene le imprese${where} con questi obiettivi: ${obiettivi.join(', ').toLowerCase()}.</p>`,
    },
    {
      titolo: 'Modalità di accesso',
      html:
        '<p>Domanda in via telematica con firma digitale del legale rappresentante.</p>' +
        '<ol><li>Registrati sullo sportello dell’ente</li><li>Compila il progetto e il piano delle spese</li>' +
        '<li>Firma e invia entro il termine</li></ol>',
    },
    {
      titolo: 'Istruttoria',
      html:
        procedura === 'graduatoria'
          ? '<p>Le domande ammissibili ricevono un punteggio e formano una graduatoria.</p>'
          : '<p>Le domande sono esaminate nell’ordine di arrivo, fino a esaurimento delle risorse.</p>',
    },
    {
      titolo: 'Rendicontazione',
      html: '<p>Le spese si rendicontano entro <strong>90 giorni</strong> dalla fine del progetto, con fatture quietanzate.</p>',
    },
    {
      titolo: 'Revoca',
      html: '<p>L’agevolazione è revocata se i beni sono ceduti o spostati entro tre anni dall’erogazione.</p>',
    },
  ]
}
