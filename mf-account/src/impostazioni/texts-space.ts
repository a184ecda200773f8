import { formatByte, formatNumber } from '@bandiera/domain'

/** Texts of the section about the space that the portal takes. */
export const spaceTextsOf = {
  titolo: 'Spazio',
  nota: 'Quanto occupano i dati e i file del portale, e chi ne occupa di più. Un elemento conta per chi lo ha modificato per ultimo, un file per chi lo ha caricato.',
  attesa: 'Caricamento dello spazio',
  errore: 'Lo spazio non si legge',
  vuoto: 'Ancora nessuno: qui compare chi scrive dati o carica file.',
  portale: 'Tutto il portale',
  di: (usati: number, tutti: number) => `${formatByte(usati)} di ${formatByte(tutti)}`,
  parti: (elementi: number, byte: number, file: number) =>
    [
      elementi > 0 && `${formatNumber(elementi)} ${elementi === 1 ? 'elemento' : 'elementi'}: ${formatByte(byte)}`,
      (file > 0 || elementi === 0) && `File: ${formatByte(file)}`,
    ]
      .filter(Boolean)
      .join(' · '),
  persone: 'Chi ne occupa di più',
  perPersona: (byte: number) => `Ogni persona ha a disposizione ${formatByte(byte)}.`,
  senzaNome: 'Persona che non c’è più',
  quasi: 'Quasi finito',
  finito: 'Finito: non si carica più niente',
} as const
