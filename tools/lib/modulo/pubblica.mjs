// @ts-check
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inKb, readBuilt } from './built-module.mjs'
import { Ostacolo } from './ostacolo.mjs'
import { expectDone, openRegistro } from './registro.mjs'
import { checkAll, offerOf, report } from './verifica.mjs'
import { fromHere, moduleId, parse } from './words.mjs'

const RILASCI = '/api/registro/rilasci'

/** `pubblica mf-x [--prova]`: as often as it takes; what is there already is not sent again. @param {string[]} words @returns {Promise<number>} */
export async function pubblica(words) {
  const { named, given } = parse(words, { da: 'string', prova: 'boolean' })
  const built = readBuilt(moduleId(named[0]), given.da && fromHere(given.da))
  const registro = openRegistro(given)
  const { checks, outcome, prova } = await checkAll(built, registro)
  console.log(report(built, checks))
  if (checks.some(({ ok }) => !ok)) return 1
  const { id, version } = built.modulo
  if (outcome.stato === 'identico') {
    console.log(`${id} ${version} è già pubblicato, uguale a questo: non c’è niente da fare.`)
    return 0
  }
  if (given.prova) {
    console.log(
      `Invierei ${outcome.mancano?.length ?? 0} file a ${registro.server}. Era una prova: non è stato fatto niente.`,
    )
    return 0
  }
  await send(built, registro, prova)
  console.log(`Pubblicato: ${id} ${version}. Nessun cliente lo riceve finché non lo promuovi:`)
  console.log(`  npm run modulo -- promuovi ${id} ${version} --perche "..."`)
  return 0
}

/** @param {import('./built-module.mjs').BuiltModule} built @param {import('./registro.mjs').Registro} registro @param {import('./esempi.mjs').Prova} [prova] */
async function send({ folder, text, modulo }, registro, prova) {
  const offer = async () => {
    /** @type {import('./registro.mjs').Answer<import('./answers.mjs').Offered>} */
    const answer = await registro.ask('POST', RILASCI, offerOf(text, registro, prova))
    return expectDone(answer)
  }
  const { mancano } = await offer()
  for (const [at, name] of mancano.entries()) {
    const bytes = readFileSync(join(folder, name))
    expectDone(await registro.ask('PUT', `${RILASCI}/${modulo.id}/${modulo.version}/${name}`, bytes))
    console.log(`  [${at + 1}/${mancano.length}] ${name}  ${inKb(bytes.length)}`)
  }
  const { stato } = mancano.length > 0 ? await offer() : { stato: 'pubblicato' }
  if (stato === 'attende')
    throw new Ostacolo('Alcuni file non sono arrivati interi: ripeti il comando, riprende da lì.')
}
