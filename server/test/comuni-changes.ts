// Lines of ISTAT's list of changes, as its file of today writes them: the facts are true, the words are not.

const HEADER =
  'Anno;Tipo variazione;Codice Regione;Codice Unità territoriale sovracomunale;Codice Comune formato alfanumerico;' +
  'Denominazione Comune;Codice Regione associato alla variazione;' +
  'Codice Unità territoriale sovracomunale associato alla variazione;' +
  'Codice del Comune associato alla variazione o nuovo codice Istat del Comune ;' +
  'Denominazione Comune associata alla variazione o nuova denominazione;Provvedimento e Documento;' +
  'Contenuto del provvedimento;Data decorrenza validità amministrativa;Flag_note'

export interface ComuneChange {
  tipo: string
  da: [codice: string, nome: string]
  a: [codice: string, nome: string]
  anno?: string
  /** `dd/mm/yyyy` */
  dal?: string
}

/** The file with these facts, of 14 columns. */
export const variazioniCsv = (...fatti: ComuneChange[]): string =>
  [
    HEADER,
    ...fatti.map(({ tipo, da, a, anno = '2014', dal = '' }) =>
      [anno, tipo, '08', '237', ...da, '08', '237', ...a, '"L. 1;\r\nprova"', '"Fusione di ""prova"""', dal, ''].join(
        ';',
      ),
    ),
  ].join('\r\n')

export const NEW_COMUNE: [string, string] = ['037061', 'Valsamoggia']
export const MERGED_2014: ComuneChange = { tipo: 'ES', da: ['037004', 'Bazzano'], a: NEW_COMUNE, dal: '01/01/2014' }
export const MERGED_2018: ComuneChange = {
  tipo: 'ES',
  da: ['049015', 'Rio Marina'],
  a: ['049021', 'Rio'],
  dal: '01/01/2018',
}
