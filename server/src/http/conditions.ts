import type { FastifyReply, FastifyRequest } from 'fastify'
import { PortalError } from '../errors.ts'

interface Version {
  /** With its quotes, and `W/` in front when the bytes may differ. */
  etag: string
  modified?: Date | undefined
}

const TAG = /(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*"/g
const DATES = [
  /^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/,
  /^[A-Z][a-z]+day, \d\d-[A-Z][a-z]{2}-\d\d \d\d:\d\d:\d\d GMT$/,
  /^[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d \d{4}$/,
]
const SECOND = 1000

/**
 * When the reader has it already, 304 is the whole answer (RFC 9110 section 13). `REQUEST_STALE` for another version.
 */
export function isKept({ method, headers }: FastifyRequest, reply: FastifyReply, version: Version): boolean {
  void reply.header('etag', version.etag)
  if (version.modified) void reply.header('last-modified', version.modified.toUTCString())
  const { 'if-match': match, 'if-none-match': noneMatch } = headers
  const since = secondsOf(headers['if-unmodified-since'])
  const isStale = match === undefined ? since !== null && isAfter(version, since) : !names(match, version.etag, true)
  if (isStale) throw new PortalError('REQUEST_STALE')
  if (method !== 'GET' && method !== 'HEAD') return false
  if (noneMatch !== undefined) return names(noneMatch, version.etag, false)
  const modifiedSince = secondsOf(headers['if-modified-since'])
  return modifiedSince !== null && version.modified !== undefined && !isAfter(version, modifiedSince)
}

/** Whether `If-Range` names this version, by its strong tag or its exact time. */
export function isWhereItBegan({ headers }: FastifyRequest, { etag, modified }: Version): boolean {
  const began = headers['if-range']
  if (typeof began !== 'string') return began === undefined
  if (began.includes('"')) return began.trim() === etag && !etag.startsWith('W/')
  const seconds = secondsOf(began)
  // a time is as good as a tag once the second is over
  return seconds !== null && modified !== undefined && seconds === wholeSeconds(modified) && isOver(modified)
}

/** A strong comparison takes no weak tag, a weak one takes both for the same. */
function names(list: string, etag: string, isStrong: boolean): boolean {
  if (list.trim() === '*') return true
  const tags: readonly string[] = list.match(TAG) ?? []
  if (isStrong) return !etag.startsWith('W/') && tags.includes(etag)
  return tags.some((tag) => plain(tag) === plain(etag))
}

const plain = (tag: string): string => tag.replace(/^W\//, '')

/** Of an HTTP date in one of its three forms. */
function secondsOf(header: string | undefined): number | null {
  const form = DATES.findIndex((date) => date.test(header ?? ''))
  if (form === -1) return null
  const millis = Date.parse(form === 2 ? `${header} GMT` : header!)
  return Number.isNaN(millis) ? null : wholeSeconds(new Date(millis))
}

const wholeSeconds = (date: Date): number => Math.floor(date.getTime() / SECOND)
const isAfter = ({ modified }: Version, seconds: number): boolean =>
  modified !== undefined && wholeSeconds(modified) > seconds
const isOver = (date: Date): boolean => wholeSeconds(new Date()) > wholeSeconds(date)
