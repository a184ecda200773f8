// What a portal's registry answers, as far as the command line reads it; the server says the same in @bandiera/releases, which
// tools may not import.

/**
 * @typedef {object} Why why a version is not chosen
 * @property {string} kind
 * @property {string} [what]
 * @property {string} [asked]
 * @property {string} [found]
 */
/** @typedef {{ version: string, why: Why }} Refused */
/** @typedef {{ version: string, percent: number }} Canary */

/**
 * @typedef {object} Resolved the outcome for one module of one tenant
 * @property {string | null} version
 * @property {string} reason
 * @property {string | undefined} [wanted]
 * @property {readonly Refused[]} [refused]
 */
/** @typedef {{ id: string, before: Resolved, after: Resolved, canary?: Canary }} Change */

/**
 * @typedef {object} Refusal what speaks against a command
 * @property {string} kind
 * @property {string} [tenant]
 * @property {string} [id]
 * @property {string} [version]
 * @property {string} [floor]
 * @property {readonly Refused[]} [because]
 */

/**
 * @typedef {object} Plan what a command changes
 * @property {readonly { tenant: string, n: number, changes: readonly Change[] }[]} tenants
 * @property {{ id: string, channel: string, version: string, before: string | null }} [channel]
 * @property {{ id: string, version: string | null, before: string | null }} [floor]
 * @property {readonly { id: string, version: string }[]} [withdrawn]
 * @property {readonly Refusal[]} refusals
 */

/**
 * @typedef {object} Release
 * @property {string} id
 * @property {string} versione
 * @property {string | number} contratto
 * @property {string | null} pubblicato
 * @property {string | null} chiave
 */

/**
 * @typedef {object} TenantModule what one tenant has of a module
 * @property {string} id
 * @property {string | null} versione
 * @property {string} motivo
 * @property {string} [voluta]
 * @property {Canary} [canarino]
 * @property {string} [precedente]
 * @property {readonly Refused[]} rifiutate
 */

/**
 * @typedef {object} Tenant who has made no choice yet has neither day nor author nor reason
 * @property {string} id
 * @property {number} generazione
 * @property {string} [quando]
 * @property {string} [chi]
 * @property {string} [perche]
 * @property {readonly TenantModule[]} moduli
 */

/** @typedef {{ id: string, version: string, by: string, why: string, at: string, release?: string }} Floor */
/** @typedef {{ id: string, versione: string, chiave: string, quando: string, chi: string, perche: string }} Withdrawn */

/**
 * @typedef {object} Alert what no operator has seen yet
 * @property {string} tipo
 * @property {string} id
 * @property {string} versione
 * @property {readonly string[]} tenant
 * @property {number} quanti
 * @property {string} perche
 * @property {string | null} chi
 * @property {string} quando
 * @property {number} [persone]
 */

/**
 * @typedef {object} Overview
 * @property {{ version: string, contracts: readonly string[] }} shell
 * @property {Record<string, { stable?: string, next?: string }>} canali
 * @property {readonly Release[]} rilasci
 * @property {readonly Tenant[]} tenant
 * @property {readonly Floor[]} [minimi] absent from an older portal
 * @property {readonly Withdrawn[]} [ritirati]
 * @property {readonly Alert[]} [segnalazioni]
 */

/**
 * @typedef {object} Offered what became of an offer to publish
 * @property {'identico' | 'attende' | 'pubblicato' | 'prova'} stato
 * @property {readonly string[]} mancano files to send
 * @property {Why | null} nonAdatto
 * @property {readonly string[]} shell marks of those in which the examples must hold
 */

/** @typedef {{ tenant: string, id: string, before: Resolved, after: Resolved, stranded?: boolean }} Prospect one line of what another shell would change */

/**
 * @typedef {object} StoredKey
 * @property {string} id
 * @property {string} team
 * @property {string[] | '*'} modules
 * @property {boolean} operator
 * @property {string} at
 * @property {string} [revokedAt]
 */

/** @typedef {{ error?: string, error_code?: string }} Fault */

/**
 * @template T
 * @typedef {{ status: number, body: Partial<T> & Fault }} Answer of what was asked for, or of what was wrong with it
 */

export {}
