import { runBackup } from './run.ts'
import { proveApart } from './save.ts'

// files are readable by their owner only, as those of the server
process.umask(0o077)
process.exitCode = await runBackup(process.argv.slice(2), {
  env: process.env,
  print: (line) => console.log(line),
  complain: (line) => console.error(line),
  prove: proveApart([...process.execArgv, process.argv[1]!]),
})
