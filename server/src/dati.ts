import { runDati } from './dati/run.ts'

process.exitCode = await runDati(process.argv.slice(2), {
  env: process.env,
  print: (line) => console.log(line),
  complain: (line) => console.error(line),
})
