import * as z from 'zod/mini'

const ShellSchema = z.object({
  version: z.string(),
  contracts: z.array(z.string()).check(z.minLength(1)),
  shared: z.record(z.string(), z.string()),
})
/** What modules depend on of a shell, as its `shell.json` says it. */
export type Shell = z.infer<typeof ShellSchema>

/** The facts in the text of a `shell.json`; `null` when it is none. */
export function readShell(text: string): Shell | null {
  try {
    return ShellSchema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
