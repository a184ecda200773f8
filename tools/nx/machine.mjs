import { readdirSync } from 'node:fs'
import { installed } from '../lib/browser.mjs'

// What a result of a test depends on besides files: which browser and which PostgreSQL the machine has, or none.
const postgres = () => {
  try {
    return readdirSync('/usr/lib/postgresql').join()
  } catch {
    return 'none'
  }
}
console.log(process.versions.node, process.platform, process.arch, installed(), postgres(), process.getuid?.() === 0)
