import { runImport } from './run.ts'

// what it writes is for its own user, as with the server
process.umask(0o077)
process.exitCode = await runImport(process.argv.slice(2), {
  env: process.env,
  print: (line) => console.log(line),
  complain: (line) => console.error(line),
})
