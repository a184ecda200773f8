import type { AtecoConversion } from '@bandiera/domain'

/** Codes of random companies, all present in both versions: with one image, several near, several anywhere, and one unknown. */
export const RANDOM_CONVERSION: AtecoConversion = {
  giorno: '2025-10-29',
  avanti: {
    '256200': '255300',
    '620100': '551000',
    '620900': '2 620100 62 62',
    '551000': '2 551000 5510 -',
    '012100': '012100',
    '432201': '3 43220 43220 43',
  },
  indietro: { '551000': '620100', '012100': '012100', '256200': '55', '620100': '62' },
  codici2025: '012100 255300 256200 432201 432202 432203 551000 551001 620100',
  nuovi: ['012100'],
  tolti: [],
}

/** A handful of rows as the server sends them: one image, several of one classe, several anywhere, one that 2022 added and one it took away. */
export const CONVERSION: AtecoConversion = {
  giorno: '2025-10-29',
  avanti: {
    '256200': '255300',
    '561011': '561111',
    '620100': '621000',
    '011310': '2 0113 0113 0113',
    '620909': '36 629009 62 -',
    '331400': '331400',
  },
  indietro: { '561111': '561011', '621000': '620100', '331400': '331400' },
  codici2025: '011311 011312 255300 331400 561111 561112 621000 629001 629009',
  nuovi: ['331400'],
  tolti: ['331401'],
}
