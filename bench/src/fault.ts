export interface FaultRun {
  /** Decides every draw of the run. */
  seed: number
  /** How often the fault happens. */
  rounds: number
  say: (line: string) => void
}

export interface FaultResult {
  rounds: number
  /** What was found wrong, each in one line; empty when the invariant held. */
  violations: string[]
  /** What was measured besides. */
  figure: string
  /** Why nothing was done. */
  notRun?: string
}

/** Something that is broken on purpose, and what must hold all the same. */
export interface Fault {
  /** Its row in docs/faults.md. */
  number: number
  title: string
  invariant: string
  /** Rounds unless `--rounds` says otherwise. */
  rounds: number
  /** Rounds with `--short`, which still break everything that the fault breaks; `rounds` when absent. */
  short?: number
  run: (run: FaultRun) => Promise<FaultResult>
}
