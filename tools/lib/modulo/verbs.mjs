// @ts-check

/**
 * @typedef {object} Verb
 * @property {string} uso what follows the name of the verb, and what it does
 * @property {(words: string[]) => Promise<number>} run answers the exit code
 */

/** Every verb of `npm run modulo --`; each loads when it is asked for. @type {Record<string, Verb>} */
export const VERBS = {
  crea: {
    uso: 'NOME                           un modulo nuovo, mf-NOME, pronto da modificare',
    run: async ([name = '']) => (await import('./crea-verb.mjs')).creaVerb(name),
  },
  chiave: {
    uso: 'crea|registra|elenco|revoca    le chiavi delle squadre',
    run: async (words) => (await import('./chiave.mjs')).chiave(words),
  },
  dev: {
    uso: 'mf-x --shell URL               il modulo di questo computer dentro un portale che è in funzione',
    run: async (words) => (await import('./dev.mjs')).dev(words),
  },
  verifica: {
    uso: 'mf-x                           il modulo compilato si può pubblicare?',
    run: async (words) => (await import('./verifica.mjs')).verifica(words),
  },
  pubblica: {
    uso: 'mf-x [--prova]                 lo pubblica; nessun cliente lo riceve ancora',
    run: async (words) => (await import('./pubblica.mjs')).pubblica(words),
  },
  shell: {
    uso: 'verifica [--da CARTELLA]       la shell compilata può prendere il posto di quella in funzione?',
    run: async (words) => (await import('./shell.mjs')).shell(words),
  },
  promuovi: comando('mf-x VERSIONE [--canale next]  lo dà a chi segue il canale, o ai clienti di --tenant'),
  canarino: comando('mf-x VERSIONE 10%              lo dà a tanti utenti su cento'),
  annulla: comando('[mf-x] [--a N]                 torna alla scelta precedente, o alla numero N'),
  spegni: comando('mf-x                           lo toglie'),
  accendi: comando('mf-x                           lo rimette: segue di nuovo il canale stable'),
  segui: comando('mf-x stable|next               segue un canale'),
  minimo: comando('mf-x VERSIONE|nessuno          la versione più vecchia che può ancora funzionare'),
  stato: {
    uso: '[mf-x] [--tenant a,b]          chi riceve che cosa, e perché',
    run: async (words) => (await import('./stato.mjs')).stato(words),
  },
}

/** @param {string} uso @returns {Verb} */
function comando(uso) {
  /** @type {Verb} */
  const verb = {
    uso,
    run: async (words) => {
      const name = Object.keys(VERBS).find((each) => VERBS[each] === verb) ?? ''
      return (await import('./comando.mjs')).comando(name, words)
    },
  }
  return verb
}

export const usage = () =>
  [
    'Uso: npm run modulo -- VERBO',
    '',
    ...Object.entries(VERBS).map(([name, { uso }]) => `  ${name.padEnd(9)} ${uso}`),
    '',
    '  --server URL      il portale, se non è http://localhost:4000',
    '  --chiave FILE     la chiave; se no BANDIERA_KEY, se no quella di sviluppo nella cartella dei dati',
    '  --tenant a,b      solo questi clienti',
    '  --perche TESTO    il motivo, che resta scritto (chi promuove, annulla, spegne, ...)',
    '  --urgente         le pagine aperte chiedono di usarlo subito, senza ricaricare',
    '  --prova           dice che cosa succederebbe, e non fa niente',
  ].join('\n')
