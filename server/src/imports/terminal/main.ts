import { runImport } from './run.ts'

// files are readable by its own user only, as with the server
process.umask(0o077)
process.exitCode = await runImport(process.argv.slice(2), {
  env: process.env,
  print: (line) => console.log(line),
  complain: (line) => console.error(line),
})
