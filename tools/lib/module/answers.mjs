// What a portal's registry answers, as far as the command line reads it; the server says the same in @bandiera/releases, which
// tools may not import.

/** @typedef {{ kind: string, what?: string, asked?: string, found?: string }} Why why a version is not chosen */
/** @typedef {{ version: string, why: Why }} Refused */
/** @typedef {{ version: string, percent: number }} Canary */

/** @typedef {{ version: string | null, reason: string, wanted?: string | undefined, refused?: readonly Refused[] }} Resolved */
/** @typedef {{ id: string, before: Resolved, after: Resolved, canary?: Canary }} Change */

/** What speaks against a command.
 * @typedef {{ kind: string, tenant?: string, id?: string, version?: string, floor?: string,
 *   because?: readonly Refused[] }} Refusal */

/** What a command changes.
 * @typedef {{ tenants: readonly { tenant: string, n: number, changes: readonly Change[] }[],
 *   channel?: { id: string, channel: string, version: string, before: string | null },
 *   floor?: { id: string, version: string | null, before: string | null },
 *   withdrawn?: readonly { id: string, version: string }[], refusals: readonly Refusal[] }} Plan */

/** @typedef {{ id: string, versione: string, contratto: string | number, pubblicato: string | null,
 *   chiave: string | null }} Release */

/** @typedef {{ id: string, versione: string | null, motivo: string, voluta?: string, canarino?: Canary,
 *   precedente?: string, rifiutate: readonly Refused[] }} TenantModule what one tenant has of a module */

/** @typedef {{ id: string, generazione: number, quando?: string, chi?: string, perche?: string,
 *   moduli: readonly TenantModule[] }} Tenant without a choice it has neither day nor author nor reason */

/** @typedef {{ id: string, version: string, by: string, why: string, at: string, release?: string }} Floor */
/** @typedef {{ id: string, versione: string, chiave: string, quando: string, chi: string, perche: string }} Withdrawn */

/** @typedef {{ tipo: string, id: string, versione: string, tenant: readonly string[], quanti: number, perche: string,
 *   chi: string | null, quando: string, persone?: number }} Alert what no operator has seen yet */

/** An older portal tells of no floors, withdrawals and alerts.
 * @typedef {{ shell: { version: string, contracts: readonly string[] },
 *   canali: Record<string, { stable?: string, next?: string }>, rilasci: readonly Release[], tenant: readonly Tenant[],
 *   minimi?: readonly Floor[], ritirati?: readonly Withdrawn[], segnalazioni?: readonly Alert[] }} Overview */

/** What became of an offer to publish: files to send, and the marks of the shells in which the examples must hold.
 * @typedef {{ stato: 'identico' | 'attende' | 'pubblicato' | 'prova', mancano: readonly string[],
 *   nonAdatto: Why | null, shell: readonly string[] }} Offered */

/** @typedef {{ tenant: string, id: string, before: Resolved, after: Resolved, stranded?: boolean }} Prospect one line of what another shell would change */

/** @typedef {{ id: string, team: string, modules: string[] | '*', operator: boolean, at: string,
 *   revokedAt?: string }} StoredKey */

/** @typedef {{ error?: string, error_code?: string }} Fault */

/** @template T @typedef {{ status: number, body: Partial<T> & Fault }} Answer of what was asked for, or what was wrong */

export {}
