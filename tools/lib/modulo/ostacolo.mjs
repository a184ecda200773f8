// @ts-check

/** What whoever typed a command can mend, in their words; the command ends with the exit code. */
export class Ostacolo extends Error {
  /** @param {string} message @param {{ exitCode?: number }} [options] */
  constructor(message, { exitCode = 1 } = {}) {
    super(message)
    this.exitCode = exitCode
  }
}

/** The command itself is wrong. @param {string} message */
export const usageOstacolo = (message) => new Ostacolo(message, { exitCode: 2 })
